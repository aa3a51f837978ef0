import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { DateRange } from '../DateRangeField/presetRange';
import { addMonths, clampDay, dayForKey, monthOf } from './calendarDays';

interface CalendarOptions {
  root: RefObject<HTMLElement | null>;
  /** What is chosen; of one day both are the same. */
  range: DateRange;
  isRange: boolean;
  today: string;
  min: string | undefined;
  max: string | undefined;
  weekStart: number;
  onMonth: ((event: { month: string }) => void) | undefined;
  onRange: (range: DateRange) => void;
}

/** The month that is shown, the day that has the focus, and what is chosen. */
export function useCalendar(options: CalendarOptions) {
  const { root, range, isRange, today, min, max, weekStart, onMonth, onRange } = options;
  const [active, setActive] = useState(() => clampDay(range.end || range.start || today, min, max));
  const [pointed, setPointed] = useState('');
  const wantsFocus = useRef(false);
  const isOpenRange = isRange && range.start !== '' && range.end === '';

  // After the day is drawn, since it may be of another month.
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active, root]);

  const go = (day: string): void => {
    const next = clampDay(day, min, max);
    setActive(next);
    if (monthOf(next) !== monthOf(active)) onMonth?.({ month: monthOf(next) });
  };

  return {
    active,
    month: monthOf(active),
    go,
    goMonths: (count: number): void => go(addMonths(active, count)),
    goFocused: (day: string): void => {
      wantsFocus.current = clampDay(day, min, max) !== active;
      go(day);
    },
    /** Days from the first to the one that is pointed at, while the last one is not chosen. */
    shown: ((): DateRange => {
      if (!isOpenRange) return range;
      const end = pointed || active;
      return end < range.start ? { start: end, end: range.start } : { start: range.start, end };
    })(),
    point: setPointed,
    choose: (day: string): void => {
      setActive(day);
      setPointed('');
      if (!isRange) onRange({ start: day, end: day });
      else if (!isOpenRange) onRange({ start: day, end: '' });
      else onRange(day < range.start ? { start: day, end: range.start } : { ...range, end: day });
    },
    handleKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      const day = dayForKey(event.key, active, {
        isRightToLeft,
        hasShift: event.shiftKey,
        weekStart,
      });
      if (day === undefined) return;
      event.preventDefault();
      wantsFocus.current = true;
      setPointed('');
      go(day);
    },
  };
}
