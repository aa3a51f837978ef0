import type { Average, AverageBarsLabels } from './AverageBars';

export const AVERAGES: readonly Average[] = [
  { id: 'deposit', label: 'Average deposit time', value: '3 min', share: 0.6 },
  { id: 'withdraw', label: 'Average withdrawal time', value: '5 min', share: 0.8 },
];

export const LONG_AVERAGES: readonly Average[] = [
  {
    id: 'deposit',
    label: 'Waktu rata-rata untuk setoran melalui transfer bank',
    value: '3 menit 20 detik',
  },
  { id: 'withdraw', label: 'Donaudampfschifffahrtsgesellschaft', value: '5 menit' },
];

export const AVERAGE_LABELS: AverageBarsLabels = {
  note: 'These figures are illustrative.',
  pause: 'Pause bars',
  resume: 'Move bars',
};

/** Always in the middle. */
export const evenChance = (): number => 0.5;
