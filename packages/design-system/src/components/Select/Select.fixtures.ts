import type { SelectOption } from './Select';

export const PERIODS: readonly SelectOption[] = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Last seven days' },
  { value: 'month', label: 'Last thirty days' },
  { value: 'year', label: 'This year', isDisabled: true },
];
