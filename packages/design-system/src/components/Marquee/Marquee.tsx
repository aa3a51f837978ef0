import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { useAwake } from '../../hooks/useAwake';
import { useLabels } from '../../labels/useLabels';
import { PauseButton } from '../PauseButton/PauseButton';
import * as S from './Marquee.styles';
import { useConstantSpeed } from './useConstantSpeed';

export interface MarqueeItem {
  id: string;
  title: string;
}

export interface MarqueeLabels {
  /** Accessible name of the list of notices. */
  list: string;
  pause: string;
  resume: string;
}

export interface MarqueeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The notices, in the order in which they pass. */
  items: readonly MarqueeItem[];
  labels?: Partial<MarqueeLabels>;
  /** Called with the pressed notice. */
  onSelect?: ((event: { index: number; id: string }) => void) | undefined;
  /** Speed in px per second. Default: 50. */
  speed?: number;
  /** Fixed content before the moving text, such as an icon. */
  start?: ReactNode;
  /** Fixed content after the moving text, such as a `Clock`. */
  end?: ReactNode;
}

/**
 * Short notices that scroll past. They stop on hover, on keyboard focus and by the pause button. With
 * reduced motion they are a row to scroll by hand. For a message that must be read use `Notice`; for
 * pictures, `BannerStrip`.
 */
export function Marquee({
  items,
  labels,
  onSelect,
  speed = 50,
  start,
  end,
  ...rest
}: MarqueeProps) {
  const texts = useLabels<MarqueeLabels>('Marquee', labels);
  const viewport = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isPaused, setPaused] = useState(false);
  const isAwake = useAwake(viewport);
  useConstantSpeed(list, speed);

  // The copy cannot take focus, so one handler on it finds the pressed notice.
  const handleCopyClick = ({ target }: MouseEvent) => {
    const at = Number((target as Element).closest<HTMLElement>('[data-at]')?.dataset['at'] ?? -1);
    const item = items[at];
    if (item !== undefined) onSelect?.({ index: at, id: item.id });
  };
  return (
    <S.Root data-component="Marquee" data-resting={isPaused || !isAwake || undefined} {...rest}>
      {start === undefined ? null : <S.Side>{start}</S.Side>}
      <S.Viewport
        ref={viewport}
        // Undoes the scrolling by keyboard, so that the animation starts from its own position.
        onBlur={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
      >
        {items.length === 0 ? null : (
          <S.Track>
            <S.List ref={list} role="list" aria-label={texts.list}>
              {items.map(({ id, title }, index) => (
                <li key={id}>
                  <button type="button" onClick={() => onSelect?.({ index, id })}>
                    {title}
                  </button>
                </li>
              ))}
            </S.List>
            <S.Copy aria-hidden onClick={handleCopyClick}>
              {items.map(({ id, title }, index) => (
                <span key={id} data-at={index}>
                  {title}
                </span>
              ))}
            </S.Copy>
          </S.Track>
        )}
      </S.Viewport>
      {items.length === 0 ? null : (
        <PauseButton
          isPaused={isPaused}
          labels={labels}
          onToggle={(event) => setPaused(event.isPaused)}
        />
      )}
      {end === undefined ? null : <S.Side data-end>{end}</S.Side>}
    </S.Root>
  );
}
