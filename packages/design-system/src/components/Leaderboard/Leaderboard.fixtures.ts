import type { LeaderboardLabels, LeaderboardRow } from './Leaderboard';

export const LEADERBOARD_LABELS: LeaderboardLabels = {
  list: 'Missions of this week',
  rank: 'Place',
  own: 'You',
  loading: 'Loading the leaderboard',
  empty: 'Nobody has points yet. The first mission of the week counts.',
  failed: 'The leaderboard could not be loaded.',
  retry: 'Try again',
};

const grouped = new Intl.NumberFormat('en');

/** A sample row for a rank. */
export const sampleRow = (rank: number): LeaderboardRow => ({
  id: `row-${rank}`,
  rank,
  name: `${'akmrst'[rank % 6] ?? 'a'}***${(rank * 37 + 11) % 90}`,
  score: `${grouped.format(Math.round(24_800 / (rank + 1)))} points`,
  note: rank <= 3 ? 'Prize 50.00' : `${Math.max(2, 30 - rank)} missions`,
});

export const ARABIC_LEADERBOARD_LABELS: LeaderboardLabels = {
  list: 'مهام هذا الأسبوع',
  rank: 'الترتيب',
  own: 'أنت',
  loading: 'جارٍ تحميل لوحة الصدارة',
  empty: 'لم يجمع أحد نقاطًا بعد.',
  failed: 'تعذّر تحميل لوحة الصدارة.',
  retry: 'إعادة المحاولة',
};

/** The same row in Arabic: a name in Latin letters beside words from right to left. */
export const arabicRow = (rank: number): LeaderboardRow => ({
  ...sampleRow(rank),
  score: `${grouped.format(Math.round(24_800 / (rank + 1)))} نقطة`,
  note: rank <= 3 ? 'جائزة 50.00' : `${Math.max(11, 30 - rank)} مهمة`,
});

export const SAMPLE_ROWS: readonly LeaderboardRow[] = Array.from({ length: 8 }, (_, at) =>
  sampleRow(at + 1),
);

export const OWN_ROW: LeaderboardRow = { ...sampleRow(128), name: 'me***42' };
