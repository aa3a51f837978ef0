import { readLabels } from '../../labels/readLabels';
import ar from '../../labels/texts/ar.json';
import en from '../../labels/texts/en.json';
import th from '../../labels/texts/th.json';
import type { CountdownLabels } from './Countdown';

const labelsOf = (texts: object, language: string): CountdownLabels =>
  readLabels(texts as Parameters<typeof readLabels>[0], language)['Countdown'] as CountdownLabels;

export const COUNTDOWN_LABELS = labelsOf(en, 'en');
export const ARABIC_COUNTDOWN = {
  label: 'انطلاق المباراة',
  labels: labelsOf(ar, 'ar'),
  locale: 'ar',
};
export const THAI_COUNTDOWN = { label: 'ปิดรับเดิมพันงวดนี้', labels: labelsOf(th, 'th'), locale: 'th' };

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
