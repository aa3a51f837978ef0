import { readLabels } from '../../labels/readLabels';
import en from '../../labels/texts/en.json';
import type { OddsButtonLabels } from './OddsButton';

export const ODDS_LABELS = readLabels(en, 'en')['OddsButton'] as OddsButtonLabels;

export interface SampleOutcome {
  outcome: string;
  odds: string;
}

export const RESULT: readonly SampleOutcome[] = [
  { outcome: 'Harbour Larks', odds: '2.10' },
  { outcome: 'Draw', odds: '3.40' },
  { outcome: 'Copper Vale', odds: '3.65' },
];

export const GOALS: readonly SampleOutcome[] = [
  { outcome: 'Over 2.5', odds: '1.85' },
  { outcome: 'Under 2.5', odds: '1.95' },
];

export const SCORES: readonly SampleOutcome[] = [
  '1 – 0',
  '2 – 0',
  '2 – 1',
  '0 – 0',
  '1 – 1',
  '0 – 1',
  '1 – 2',
].map((outcome, index) => ({ outcome, odds: `${String(6 + index)}.50` }));

export const LONG_OUTCOMES: readonly SampleOutcome[] = [
  { outcome: 'Donaudampfschifffahrtsgesellschaft Unterhaching', odds: '1.000.000,00' },
  { outcome: 'Hasil seri pada akhir waktu normal pertandingan', odds: '3,40' },
  { outcome: 'สโมสรฟุตบอลลุ่มน้ำเจ้าพระยาตอนบน', odds: '13/8' },
];

export const ARABIC_RESULT: readonly SampleOutcome[] = [
  { outcome: 'نجوم الميناء', odds: '2.10' },
  { outcome: 'تعادل', odds: '3.40' },
  { outcome: 'فرسان الوادي', odds: '+265' },
];
