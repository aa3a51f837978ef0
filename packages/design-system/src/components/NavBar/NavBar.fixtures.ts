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
  { id: 'promo', href: '/promotions', label: 'Promotions' },
];

export const NAV_LABELS = { open: (entry: string) => `Vendors of ${entry}` };
