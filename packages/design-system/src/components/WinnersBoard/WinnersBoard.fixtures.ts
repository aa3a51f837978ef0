import type { Winner } from './WinnersBoard';

const GAMES = ['Lantern Koi', 'Comet Orchard', 'Temple of Quiet Rain', 'Copper Crown'] as const;
const grouped = new Intl.NumberFormat('en');

export const SAMPLE_WINNERS: readonly Winner[] = Array.from({ length: 50 }, (_, at) => ({
  id: `winner-${at}`,
  account: `${'akmrst'[at % 6] ?? 'a'}***${(at * 37 + 11) % 90}`,
  game: GAMES[at % GAMES.length] ?? GAMES[0],
  amount: grouped.format(Math.round(1_284_500 / (at + 1))),
}));

export const WINNERS_LABELS = {
  list: 'Latest winners',
  loading: 'Loading winners',
  empty: 'No wins to show yet. They appear here as they happen.',
  failed: 'The winners could not be loaded.',
  retry: 'Try again',
} as const;
