import type { ComponentPropsWithRef } from 'react';
import type { DateRange } from '../DateRangeField/presetRange';
import type { DayMark } from './CalendarDay';
import type { CalendarLabels } from './calendarTexts';

export interface CalendarCommonProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'children'> {
  /** Accessible name: what the day is for. */
  label: string;
  /** Today as `yyyy-MM-dd`, which only you know: it depends on the time zone. */
  today: string;
  labels?: Partial<CalendarLabels>;
  /** First day that can be chosen, as `yyyy-MM-dd`. */
  min?: string | undefined;
  /** Last day that can be chosen, as `yyyy-MM-dd`. */
  max?: string | undefined;
  /** Says of a day, as `yyyy-MM-dd`, that it cannot be chosen. */
  isDayDisabled?: ((day: string) => boolean) | undefined;
  /** Days that something is to be said of, by `yyyy-MM-dd`. */
  marks?: Readonly<Record<string, DayMark>> | undefined;
  /** Called with the month that is shown now, as `yyyy-MM`, to load its marks. */
  onMonth?: ((event: { month: string }) => void) | undefined;
  /** Says that the marks of the month are loading; days can be chosen meanwhile. Default: false. */
  isLoading?: boolean;
}

export interface OneDayProps {
  /** Takes a first and a last day. Default: false. */
  isRange?: false;
  /** Controlled value as `yyyy-MM-dd`; '' for none. */
  value?: string | undefined;
  /** Day chosen first, if uncontrolled, as `yyyy-MM-dd`. Default: none. */
  defaultValue?: string;
  /** Called with the day that is chosen. */
  onChange?: ((event: { value: string }) => void) | undefined;
}

export interface DayRangeProps {
  /** Takes a first and a last day. Default: false. */
  isRange: true;
  /** Controlled value; `end` is '' until the second day is chosen. */
  value?: DateRange | undefined;
  /** Days chosen first, if uncontrolled. Default: none. */
  defaultValue?: DateRange;
  /** Called with each day that is chosen. */
  onChange?: ((event: { value: DateRange }) => void) | undefined;
}

/** Both forms in one, since spreading a union is dear to check. */
export interface AnyDayProps {
  isRange?: boolean;
  value?: string | DateRange | undefined;
  defaultValue?: string | DateRange;
  onChange?: unknown;
}

export type CalendarProps = CalendarCommonProps & (OneDayProps | DayRangeProps);
