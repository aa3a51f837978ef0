import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { useAwake } from '../../hooks/useAwake';
import { PauseButton } from '../PauseButton/PauseButton';
import * as S from './Marquee.styles';
import { useConstantSpeed } from './useConstantSpeed';

export interface MarqueeItem {
  id: string;
  title: string;
}

export interface MarqueeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  items: readonly MarqueeItem[];
  labels: {
    /** Name of the list of notices. */
    list: string;
    pause: string;
    resume: string;
  };
  /** Called with the notice that was pressed. */
  onSelect?: ((event: { index: number; id: string }) => void) | undefined;
  /** How fast the text goes, in px a second. */
  speed?: number;
  /** Stands still before the text: a sign of what it is. */
  start?: ReactNode;
  /** Stands still after the text: the clock. */
  end?: ReactNode;
}

/**
 * Notices that pass by. They stop under a mouse, for the keyboard and by the button; where less motion is
 * asked for, they are a row to scroll by hand. For a message that has to be read take `Notice`; for
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
  const viewport = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isPaused, setPaused] = useState(false);
  const isAwake = useAwake(viewport);
  useConstantSpeed(list, speed);

  // The copy takes no focus, so one handler finds which of its texts was meant.
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
        // The keyboard may have scrolled it; the moving text starts from its own place again.
        onBlur={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
      >
        {items.length === 0 ? null : (
          <S.Track>
            <S.List ref={list} role="list" aria-label={labels.list}>
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
