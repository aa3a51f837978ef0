import type { NavBarEntry } from './navEntry';

const vendors = ['Amber Reels', 'Blue Heron', 'Cedar House', 'Dusk Studio', 'Ember Works'];

export const SAMPLE_ENTRIES: NavBarEntry[] = [
  { id: 'home', href: '/', label: 'Home', isCurrent: true },
  { id: 'live', href: '/live', label: 'Live casino' },
  {
    id: 'rng',
    href: '/rng',
    label: 'Slots',
    links: vendors.map((label) => ({ href: `/rng?vassalage=${label}`, label })),
    more: { href: '/rng', label: 'More' },
  },
  { id: 'promo', href: '/promotions', label: 'Promotions', isPinned: true },
];

/** More categories than fit into a row. */
export const MANY_ENTRIES: NavBarEntry[] = [
  ...SAMPLE_ENTRIES.slice(0, 3),
  { id: 'long', href: '/long', label: 'Permainan meja langsung dengan bandar sungguhan' },
  ...[
    'Sports',
    'Esports',
    'Fishing',
    'Lottery',
    'Card games',
    'Cockfight',
    'Quick games',
    'Bingo',
    'Arcade',
    'Hot games',
    'App',
  ].map((label) => ({ id: label, href: `/${label}`, label })),
  ...SAMPLE_ENTRIES.slice(-1),
];

export const NAV_LABELS = { open: (entry: string) => `Vendors of ${entry}` };
