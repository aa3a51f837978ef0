import { useRef, useState } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import type { DateRange } from '../DateRangeField/presetRange';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Calendar.styles';
import { CalendarDay } from './CalendarDay';
import { CalendarHead } from './CalendarHead';
import { weeksOf } from './calendarDays';
import type { AnyDayProps, CalendarCommonProps, CalendarProps } from './calendarProps';
import { type CalendarLabels, readTexts } from './calendarTexts';
import { useCalendar } from './useCalendar';

export { DAY_MARK_TONES, type DayMark, type DayMarkTone } from './CalendarDay';
export type { CalendarProps } from './calendarProps';
export type { CalendarLabels } from './calendarTexts';

const asRange = (value: string | DateRange): DateRange =>
  typeof value === 'string' ? { start: value, end: value } : value;

/**
 * A month whose days carry marks, such as those with bets, to choose a day or a period from. It stands in the page; behind
 * a button it is a `CalendarPopover`. To enter a date that is known, such as a birthday, or where no day is marked, use
 * `DateField` and `DateRangeField`: they take the calendar of the device.
 */
export function Calendar(props: CalendarProps) {
  const {
    label,
    today,
    labels,
    min,
    max,
    isDayDisabled,
    marks,
    onMonth,
    isLoading = false,
    isRange = false,
    value,
    defaultValue = '',
    onChange: _onChange,
    ref,
    ...rest
  } = props as CalendarCommonProps & AnyDayProps;
  const texts = useLabels<Partial<CalendarLabels>>('Calendar', labels);
  const words = readTexts(texts);
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(() =>
    isRange && defaultValue === '' ? { start: '', end: '' } : asRange(defaultValue),
  );
  const { weekStart } = words;
  const calendar = useCalendar({
    root,
    range: value === undefined ? own : asRange(value),
    isRange,
    today,
    min,
    max,
    weekStart,
    onMonth,
    onRange: (next) => {
      setOwn(next);
      // Apart, because the value's type follows `isRange`.
      if (props.isRange) props.onChange?.({ value: next });
      else props.onChange?.({ value: next.start });
    },
  });
  const { active, month, shown } = calendar;
  const weekdays = Array.from({ length: 7 }, (_, at) => ((weekStart - 1 + at) % 7) + 1);
  const isOff = (day: string): boolean =>
    (min !== undefined && day < min) ||
    (max !== undefined && day > max) ||
    isDayDisabled?.(day) === true;
  const placeOf = (day: string) => {
    if (shown.start === '' || day < shown.start || day > shown.end) return undefined;
    if (shown.start === shown.end) return 'one';
    return day === shown.start ? 'start' : day === shown.end ? 'end' : 'in';
  };

  const draw = (day: string) => {
    const place = placeOf(day);
    const said = [
      words.date(day),
      isRange && (place === 'start' || place === 'one') ? texts.rangeStart : undefined,
      place === 'end' ? texts.rangeEnd : undefined,
      marks?.[day]?.label,
    ];
    return (
      <CalendarDay
        key={day}
        day={day}
        number={words.digits(String(Number(day.slice(8))))}
        name={said.filter((each) => each !== undefined).join(', ')}
        mark={marks?.[day]}
        isToday={day === today}
        isActive={day === active}
        isDisabled={isOff(day)}
        place={place}
        onChoose={() => calendar.choose(day)}
        onPoint={() => calendar.point(day)}
        onFocus={() => calendar.go(day)}
      />
    );
  };

  return (
    <S.Root
      data-component="Calendar"
      role="group"
      aria-label={label}
      {...rest}
      ref={useMergedRef(root, ref)}
    >
      <CalendarHead
        {...{ month, min, max, texts, words }}
        onStep={calendar.goMonths}
        onJump={(next) => calendar.go(`${next}-01`)}
      />
      <VisuallyHidden aria-live="polite">{words.heading(month)}</VisuallyHidden>
      <S.Grid
        role="grid"
        aria-label={words.heading(month)}
        aria-multiselectable={isRange || undefined}
        aria-busy={isLoading || undefined}
        onKeyDown={calendar.handleKeyDown}
        onPointerLeave={() => calendar.point('')}
      >
        <thead>
          <tr>
            {weekdays.map((at) => (
              <S.Weekday key={at} scope="col" abbr={words.weekday(at)}>
                {words.shortWeekday(at)}
              </S.Weekday>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStart).map((week) => (
            <tr key={week.join()}>
              {week.map((day, at) =>
                day === undefined ? <S.Empty key={`empty-${String(at)}`} /> : draw(day),
              )}
            </tr>
          ))}
        </tbody>
      </S.Grid>
      <S.Foot>
        <S.Said aria-hidden>
          {isLoading ? <Skeleton shape="text" width="96px" /> : null}
          {marks?.[active] === undefined ? null : (
            <S.Sign data-tone={marks[active].tone ?? 'neutral'} />
          )}
          {marks?.[active]?.label}
        </S.Said>
        <Button
          size="sm"
          variant="quiet"
          disabled={isOff(today)}
          onClick={() => calendar.goFocused(today)}
        >
          {texts.today}
        </Button>
      </S.Foot>
    </S.Root>
  );
}
