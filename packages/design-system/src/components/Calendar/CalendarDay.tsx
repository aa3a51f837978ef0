import * as S from './Calendar.styles';

export const DAY_MARK_TONES = ['neutral', 'accent', 'positive', 'warning', 'danger'] as const;
export type DayMarkTone = (typeof DAY_MARK_TONES)[number];

export interface DayMark {
  /** What the mark means, read with the day and shown below the month: '3 bets'. */
  label: string;
  /** Meaning of its colour and shape. Default: `neutral`. */
  tone?: DayMarkTone;
}

export interface CalendarDayProps {
  day: string;
  /** The number, in the digits of the language. */
  number: string;
  /** The whole date, with what is said of it. */
  name: string;
  mark: DayMark | undefined;
  isToday: boolean;
  isActive: boolean;
  isDisabled: boolean;
  /** Place in what is chosen. */
  place: 'one' | 'start' | 'in' | 'end' | undefined;
  onChoose: () => void;
  onPoint: () => void;
  onFocus: () => void;
}

/** A day of the grid. One that cannot be chosen still takes the focus, so that it can be read. */
export function CalendarDay({
  day,
  number,
  name,
  mark,
  isToday,
  isActive,
  isDisabled,
  place,
  onChoose,
  onPoint,
  onFocus,
}: CalendarDayProps) {
  return (
    <S.Cell role="gridcell" aria-selected={place !== undefined} data-place={place}>
      <S.Day
        type="button"
        data-day={day}
        data-autofocus={isActive || undefined}
        tabIndex={isActive ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : onChoose}
        onFocus={onFocus}
        onPointerEnter={onPoint}
      >
        {number}
        {mark === undefined ? null : <S.Mark data-tone={mark.tone ?? 'neutral'} />}
      </S.Day>
    </S.Cell>
  );
}
