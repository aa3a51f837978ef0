import { type LabelTexts, readLabels } from '../../labels/readLabels';
import english from '../../labels/texts/en.json';
import type { CalendarLabels, DayMark } from './Calendar';

/** The built-in labels of a language, as a `LabelsProvider` gives them. */
export const labelsOf = (texts: LabelTexts, language: string): CalendarLabels =>
  readLabels(texts, language)['Calendar'] as CalendarLabels;

export const CALENDAR_LABELS = labelsOf(english, 'en');

export const TODAY = '2026-11-21';

export const MARKS: Readonly<Record<string, DayMark>> = {
  '2026-11-03': { label: '1 bet' },
  '2026-11-06': { label: '3 bets, one won', tone: 'positive' },
  '2026-11-12': { label: 'Reward to claim', tone: 'accent' },
  '2026-11-13': { label: 'Limit nearly reached', tone: 'warning' },
  '2026-11-14': { label: 'Limit reached', tone: 'danger' },
  '2026-11-20': { label: '8 bets' },
  '2026-11-21': { label: '2 bets' },
};
