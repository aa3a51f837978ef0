/** Presets of a period, counted from today in the merchant's time zone (WAL-04). */
export const DATE_PRESETS = ['today', 'yesterday', 'previous7', 'previous30'] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

export const isDatePreset = (id: string): id is DatePreset =>
  DATE_PRESETS.some((preset) => preset === id);
