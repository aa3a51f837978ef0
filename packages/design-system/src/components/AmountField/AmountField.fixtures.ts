import type { AmountFieldLabels, QuickAmount } from './AmountField';

export const QUICK_AMOUNTS: readonly QuickAmount[] = [
  { value: '50000', label: '50,000' },
  { value: '100000', label: '100,000' },
  { value: '250000', label: '250,000' },
  { value: '500000', label: '500,000' },
  { value: '1000000', label: '1,000,000' },
];

export const AMOUNT_LABELS: AmountFieldLabels = {
  quickAmounts: 'Quick amounts',
  min: 'At least IDR 50,000.00',
  max: 'At most IDR 10,000,000.00',
};
