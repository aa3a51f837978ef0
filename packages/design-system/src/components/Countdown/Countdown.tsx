import {
  type ComponentPropsWithRef,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLabels } from '../../labels/useLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Countdown.styles';
import {
  COUNTDOWN_UNITS,
  type CountdownLabels,
  figuresIn,
  largestOf,
  partsOf,
  wordsOf,
} from './timeLeft';
import { useCountdownFace } from './useCountdownFace';

export type { CountdownLabels, CountdownUnit } from './timeLeft';

export const COUNTDOWN_SIZES = ['sm', 'md'] as const;
export type CountdownSize = (typeof COUNTDOWN_SIZES)[number];

export interface CountdownProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What happens at the end: 'Kick-off'. Shown before the time, and the name of the timer for screen readers. */
  label: string;
  /** The instant of the end, in ms since 1970. */
  until: number;
  /**
   * The time on the server, in ms since 1970, for the time left in server-rendered HTML. The browser then goes on by
   * its own clock. Without it the server renders no figures.
   */
  start?: number | undefined;
  /** How far the clock of the server is ahead of that of the device, in ms. Default: 0. */
  clockOffset?: number;
  /** BCP 47 tag of the reader's language, for its digits. Default: Latin digits. */
  locale?: string | undefined;
  /**
   * Seconds left at which screen readers are told, politely: `[600, 60, 0]`; 0 is the end. Default: none, as nobody wants to
   * be interrupted each second.
   */
  marks?: readonly number[];
  /** `md` stands alone, each unit in a box; `sm` is one line in a card or sentence. Default: `md`. */
  size?: CountdownSize;
  /** Keeps the label for screen readers alone. Default: false. */
  isLabelHidden?: boolean;
  /** Texts. Default: those of the `LabelsProvider`. */
  labels?: Partial<CountdownLabels>;
  /** Called once when the time is up; not if it was before the first render. */
  onEnd?: (() => void) | undefined;
  /** Shown instead, once the time is up. Default: zeros. */
  children?: ReactNode;
}

/**
 * The time left until a draw, a kick-off or the end of an offer. It is right again after the tab was hidden, and a
 * clock that is set back does not make it longer. Say what happens at the end; do not use it to hurry people into a bet.
 * For the time of day use `Clock`; for a code that can be asked for again, `SendCodeButton`.
 */
export function Countdown({
  label,
  until,
  start,
  clockOffset = 0,
  locale,
  marks,
  size = 'md',
  isLabelHidden = false,
  labels,
  onEnd,
  children,
  ...rest
}: CountdownProps) {
  const labelId = useId();
  const texts: Partial<CountdownLabels> = useLabels<CountdownLabels>('Countdown', labels);
  const format = useMemo(() => figuresIn(locale), [locale]);
  const face = useRef<HTMLDivElement>(null);
  // Only the initial prop counts: a later one would overwrite the running time.
  const [first] = useState(() =>
    start === undefined ? undefined : partsOf(Math.max(0, Math.ceil((until - start) / 1000))),
  );
  const { hasEnded, announcement } = useCountdownFace(face, {
    instant: until - clockOffset,
    label,
    texts,
    format,
    marks,
    onEnd,
  });
  const Label = isLabelHidden ? VisuallyHidden : S.Label;
  return (
    <S.Root
      data-component="Countdown"
      data-size={size}
      data-ended={hasEnded || undefined}
      {...rest}
    >
      {hasEnded && children !== undefined ? (
        children
      ) : (
        <>
          <Label id={labelId}>{label}</Label>
          <S.Face
            ref={face}
            role="timer"
            aria-labelledby={labelId}
            data-largest={first === undefined ? undefined : largestOf(first)}
          >
            <VisuallyHidden data-words>
              {first === undefined ? null : wordsOf(first, texts)}
            </VisuallyHidden>
            {COUNTDOWN_UNITS.map((unit) => (
              <S.Part key={unit} data-unit={unit} aria-hidden>
                <S.Figure data-figure={unit}>
                  {first === undefined ? null : format(first[unit], unit)}
                </S.Figure>
                <S.Unit>{texts.units?.[unit]}</S.Unit>
              </S.Part>
            ))}
          </S.Face>
        </>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </S.Root>
  );
}
