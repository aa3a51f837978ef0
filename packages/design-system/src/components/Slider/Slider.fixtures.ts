export const SLIDER_LABELS = { start: 'Lowest', end: 'Highest' };

export const minutes = (value: string): string => `${value} minutes`;

export const MINUTE_MARKS = ['15', '30', '45', '60'].map((value) => ({ value, label: value }));

/** Ten marks, of which the ends alone have a text. */
export const RATING_MARKS = Array.from({ length: 11 }, (_, at) => ({
  value: String(at),
  label: at === 0 ? 'Calm' : at === 10 ? 'Wild' : undefined,
}));

export const LONG_MARKS = [
  { value: '15', label: 'Setiap lima belas menit' },
  { value: '30', label: 'Setiap setengah jam' },
  { value: '60', label: 'Setiap satu jam penuh' },
];
