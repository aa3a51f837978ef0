import type { ChoiceValue } from './choices';

/** Brands of two invented merchants, to check that a brand applies everywhere; Parlour's own needs no values. */
export const BRAND_VALUES = {
  lagoon: { name: 'Lagoon', brandColor: '#2f6fde', accentColor: '#3cc8c0', radius: 20 },
  ember: { name: 'Ember', brandColor: '#d8452b', accentColor: '#f0b429', radius: 2 },
} as const satisfies Record<Exclude<ChoiceValue<'brand'>, 'parlour'>, object>;
