import { readLabels } from '../../labels/readLabels';
import ar from '../../labels/texts/ar.json';
import en from '../../labels/texts/en.json';
import type { BetSlipLabels, BetSlipLine, BetSlipReceipt, BetSlipSelection } from './BetSlip';

export const SLIP_LABELS = readLabels(en, 'en')['BetSlip'] as BetSlipLabels;
export const ARABIC_SLIP_LABELS = readLabels(ar, 'ar')['BetSlip'] as BetSlipLabels;

export const MONEY = {
  locale: 'en',
  currency: 'USD',
  quickAmounts: ['5.00', '10.00', '25.00'].map((value) => ({
    value,
    label: value.replace('.00', ''),
  })),
};

export const LARKS: BetSlipSelection = {
  id: 'larks',
  outcome: 'Harbour Larks',
  market: 'Match result',
  match: 'Harbour Larks – Copper Vale',
  href: '#larks',
  odds: '2.10',
};
export const OVER: BetSlipSelection = {
  id: 'over',
  outcome: 'Over 2.5',
  market: 'Total goals',
  match: 'Lantern City – Old Quay',
  href: '#over',
  odds: '1.85',
};
export const MIRA: BetSlipSelection = {
  id: 'mira',
  outcome: 'Mira Sandoval-Ito',
  market: 'Winner',
  match: 'Mira Sandoval-Ito – Ana Lerche',
  href: '#mira',
  odds: '1.62',
};

const SELECTIONS: readonly BetSlipSelection[] = [LARKS, OVER, MIRA];

const LIMITS = { min: 'At least 1.00', max: 'At most 500.00' };

export const SINGLE_LINES: readonly BetSlipLine[] = [
  { id: 'larks', stake: '10.00', possibleReturn: 'USD 21.00', ...LIMITS },
  { id: 'over', stake: '', possibleReturn: null, ...LIMITS },
  { id: 'mira', stake: '', possibleReturn: null, ...LIMITS },
];
export const MULTIPLE_LINES: readonly BetSlipLine[] = [
  { id: 'multiple', name: 'Treble', count: '1 bet', stake: '10.00', ...LIMITS },
];
export const SYSTEM_LINES: readonly BetSlipLine[] = [
  { id: 'doubles', name: 'Doubles', count: '3 bets', stake: '5.00', possibleReturn: 'USD 51.42' },
  { id: 'trebles', name: 'Trebles', count: '1 bet', stake: '', possibleReturn: null },
  {
    id: 'patent',
    name: 'All singles, doubles and the treble',
    count: '7 bets',
    stake: '',
    possibleReturn: null,
  },
];

const MODES = [{ mode: 'single' }, { mode: 'multiple' }, { mode: 'system' }] as const;

export const SINGLE_SUMMARY = { totalStake: 'USD 10.00', possibleReturn: 'USD 21.00' };
const MULTIPLE_SUMMARY = {
  totalOdds: '6.29',
  totalStake: 'USD 10.00',
  possibleReturn: 'USD 62.94',
};

export const RECEIPT: BetSlipReceipt = {
  reference: 'B-2048-7731',
  facts: [
    { label: 'Placed', value: '14 May 2026, 12:30' },
    { label: 'Total stake', value: 'USD 10.00' },
    { label: 'Possible return', value: 'USD 62.94' },
  ],
};

export const REFUSAL =
  'The stake is above what this market takes now, USD 40.00. Lower it and place the bet again.';

export const CONFLICT = 'It is in the same match as another selection.';

export const LONG_SELECTION: BetSlipSelection = {
  id: 'long',
  outcome: 'Donaudampfschifffahrtsgesellschaft Unterhaching von 1887',
  market: 'Hasil pertandingan pada akhir waktu normal tanpa perpanjangan waktu',
  match: 'Donaudampfschifffahrtsgesellschaft – สโมสรฟุตบอลลุ่มน้ำเจ้าพระยาตอนบน',
  odds: '1.000.000,00',
  oldOdds: '900.000,00',
  change: 'up',
};

export const ARABIC_SELECTIONS: readonly BetSlipSelection[] = [
  {
    id: 'larks',
    outcome: 'نجوم الميناء',
    market: 'نتيجة المباراة',
    match: 'نجوم الميناء – فرسان الوادي',
    href: '#larks',
    odds: '1.95',
    oldOdds: '2.10',
  },
  {
    id: 'over',
    outcome: 'أكثر من 2.5',
    market: 'مجموع الأهداف',
    match: 'مدينة الفوانيس – الرصيف القديم',
    odds: '1.85',
    status: 'suspended',
  },
];

/** A multiple with everything that can be chosen. */
export const MULTIPLE = {
  selections: SELECTIONS,
  modes: MODES,
  mode: 'multiple',
  lines: MULTIPLE_LINES,
  summary: MULTIPLE_SUMMARY,
  acceptsBetter: true,
} as const;

export const CHANGED: readonly BetSlipSelection[] = [
  { ...LARKS, odds: '1.95', oldOdds: '2.10', change: 'down' },
  OVER,
  MIRA,
];
