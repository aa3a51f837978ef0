import type { DateRangeFieldLabels, DateRangePreset } from './DateRangeField';
import { DATE_RANGE_PRESETS, type DateRangePresetId, presetRange } from './presetRange';

export const RANGE_LABELS: DateRangeFieldLabels = {
  start: 'From',
  end: 'To',
  reversed: 'The first day comes after the last. Change one of them.',
  presets: 'Periods',
};

export const TODAY = '2024-11-21';

const NAMES: Record<DateRangePresetId, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  previous7: 'Previous 7 days',
  previous30: 'Previous 30 days',
  next7: 'Next 7 days',
  next30: 'Next 30 days',
};

export const PERIODS: readonly DateRangePreset[] = DATE_RANGE_PRESETS.map((id) => ({
  id,
  label: NAMES[id],
  range: presetRange(id, TODAY),
}));

export const LONG_PERIODS: readonly DateRangePreset[] = [
  'Tujuh hari terakhir termasuk hari ini',
  'Tiga puluh hari terakhir termasuk hari ini',
  'Donaudampfschifffahrtsgesellschaft',
].map((label, index) => ({
  id: label,
  label,
  range: presetRange(DATE_RANGE_PRESETS[index] ?? 'today', TODAY),
}));
