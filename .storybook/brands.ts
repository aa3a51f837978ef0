import { type Brand, defineBrand } from '@parlour/design-system/theme';

interface StoryBrand {
  id: string;
  title: string;
  brand: Brand | undefined;
}

/** Parlour itself and two invented merchants, to see that a brand reaches every part. */
export const BRANDS: readonly StoryBrand[] = [
  { id: 'parlour', title: 'Parlour', brand: undefined },
  {
    id: 'lagoon',
    title: 'Lagoon (demo merchant)',
    brand: defineBrand({
      name: 'Lagoon',
      brandColor: '#2f6fde',
      accentColor: '#3cc8c0',
      radius: 20,
    }),
  },
  {
    id: 'ember',
    title: 'Ember (demo merchant)',
    brand: defineBrand({ name: 'Ember', brandColor: '#d8452b', accentColor: '#f0b429', radius: 2 }),
  },
];

/** The brand of the toolbar's value; Parlour's own values where it is not known. */
export function brandById(id: string): Brand | undefined {
  return BRANDS.find((brand) => brand.id === id)?.brand;
}
