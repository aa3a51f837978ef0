/** What the cache is told apart by. */
export const TAG_TYPES = [
  'Announcements',
  'Balance',
  'Counts',
  'Favorites',
  'Lottery',
  'Member',
  'RecentGames',
  'System',
  'Team',
  'Winners',
] as const;
