import { useState } from 'react';
import { CalendarIcon } from '../../icons/CalendarIcon';
import { useLabels } from '../../labels/useLabels';
import type { ButtonSize } from '../Button/Button';
import { Calendar, type CalendarLabels } from '../Calendar/Calendar';
import type {
  AnyDayProps,
  CalendarCommonProps,
  DayRangeProps,
  OneDayProps,
} from '../Calendar/calendarProps';
import { readTexts } from '../Calendar/calendarTexts';
import type { DateRange } from '../DateRangeField/presetRange';
import { Popover, type PopoverPlacement } from '../Popover/Popover';

interface CalendarPopoverOwnProps extends Omit<CalendarCommonProps, 'onToggle'> {
  size?: ButtonSize;
  /** Edge of the button that the calendar is aligned with. Default: `start`. */
  placement?: PopoverPlacement;
  /** Called after the calendar has opened or closed. */
  onToggle?: (event: { isOpen: boolean }) => void;
}

export type CalendarPopoverProps = CalendarPopoverOwnProps & (OneDayProps | DayRangeProps);

/**
 * A button with the chosen day or period, which opens a `Calendar` and closes it once the choice is whole. Use it above
 * a list whose days are marked. In a form use `DateField` or `DateRangeField`; with room enough, the `Calendar` itself.
 * All other props go to the root.
 */
export function CalendarPopover(props: CalendarPopoverProps) {
  const {
    label,
    today,
    labels,
    min,
    max,
    isDayDisabled,
    marks,
    onMonth,
    isLoading,
    size = 'md',
    placement = 'start',
    isRange: _isRange,
    value,
    defaultValue = '',
    onChange: _onChange,
    ...rest
  } = props as CalendarPopoverOwnProps & AnyDayProps;
  const texts = useLabels<Partial<CalendarLabels>>('Calendar', labels);
  const words = readTexts(texts);
  const [own, setOwn] = useState<string | DateRange>(defaultValue);
  const current = value ?? own;
  const { start, end } = typeof current === 'string' ? { start: current, end: current } : current;
  const days = [start, end === start ? '' : end].filter((day) => day !== '').map(words.date);
  const text = days.length === 0 ? (texts.choose ?? '') : days.join(' – ');
  const shared = { label, today, labels, min, max, isDayDisabled, marks, onMonth, isLoading };

  return (
    <Popover
      {...rest}
      data-component="CalendarPopover"
      size={size}
      placement={placement}
      icon={<CalendarIcon />}
      label={text}
      labels={{ button: `${label}: ${text}`, panel: label }}
    >
      {({ close }) =>
        props.isRange === true ? (
          <Calendar
            {...shared}
            isRange
            value={{ start, end }}
            onChange={(event) => {
              setOwn(event.value);
              props.onChange?.(event);
              if (event.value.end !== '') close();
            }}
          />
        ) : (
          <Calendar
            {...shared}
            value={start}
            onChange={(event) => {
              setOwn(event.value);
              props.onChange?.(event);
              close();
            }}
          />
        )
      }
    </Popover>
  );
}
