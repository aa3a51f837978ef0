import { ChevronEndIcon } from '../../icons/ChevronEndIcon';
import { ChevronStartIcon } from '../../icons/ChevronStartIcon';
import { IconButton } from '../IconButton/IconButton';
import * as S from './Calendar.styles';
import { monthOf } from './calendarDays';
import type { CalendarLabels, readTexts } from './calendarTexts';

export interface CalendarHeadProps {
  /** The shown month, as `yyyy-MM`. */
  month: string;
  min: string | undefined;
  max: string | undefined;
  texts: Partial<CalendarLabels>;
  words: ReturnType<typeof readTexts>;
  onStep: (count: number) => void;
  onJump: (month: string) => void;
}

/** How many years are offered around the shown one, without limits. */
const AROUND = 10;

/** The month and the year, each to be changed, and the buttons to the months beside it. */
export function CalendarHead({ month, min, max, texts, words, onStep, onJump }: CalendarHeadProps) {
  const year = Number(month.slice(0, 4));
  const first = min === undefined ? year - AROUND : Number(min.slice(0, 4));
  const last = max === undefined ? year + AROUND : Number(max.slice(0, 4));
  const isOutside = (wanted: string): boolean =>
    (min !== undefined && wanted < monthOf(min)) || (max !== undefined && wanted > monthOf(max));
  return (
    <S.Head>
      <IconButton
        label={texts.previous ?? ''}
        icon={<ChevronStartIcon />}
        disabled={min !== undefined && month <= monthOf(min)}
        onClick={() => onStep(-1)}
      />
      <S.Jumps>
        <S.Jump
          data-beside
          aria-label={texts.month}
          value={month.slice(5)}
          onChange={({ target }) => onJump(`${month.slice(0, 4)}-${target.value}`)}
        >
          {words.months.map((name, at) => {
            const value = String(at + 1).padStart(2, '0');
            return (
              <option
                key={value}
                value={value}
                disabled={isOutside(`${month.slice(0, 4)}-${value}`)}
              >
                {name}
              </option>
            );
          })}
        </S.Jump>
        <S.Jump
          data-beside
          aria-label={texts.year}
          value={year}
          onChange={({ target }) => onJump(`${target.value}-${month.slice(5)}`)}
        >
          {Array.from({ length: Math.max(last - first + 1, 1) }, (_, at) => first + at).map(
            (each) => (
              <option key={each} value={each}>
                {words.digits(String(each))}
              </option>
            ),
          )}
        </S.Jump>
      </S.Jumps>
      <IconButton
        label={texts.next ?? ''}
        icon={<ChevronEndIcon />}
        disabled={max !== undefined && month >= monthOf(max)}
        onClick={() => onStep(1)}
      />
    </S.Head>
  );
}
