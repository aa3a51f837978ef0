import { type Brand, type BrandValues, defineBrand } from '@parlour/design-system/theme';
import { BRAND_VALUES } from '@parlour/scenario/brands';
import { isSharedBrand, readSharedBrand } from './studio/studioBrand';

interface StoryBrand {
  id: string;
  title: string;
  values: BrandValues;
  brand: Brand | undefined;
}

/** Parlour's own brand and two invented ones, to check that a brand applies everywhere. */
export const BRANDS: readonly StoryBrand[] = [
  { id: 'parlour', title: 'Parlour', values: { name: 'Parlour' }, brand: undefined },
  {
    id: 'lagoon',
    title: 'Lagoon (demo merchant)',
    values: BRAND_VALUES.lagoon,
    brand: defineBrand(BRAND_VALUES.lagoon),
  },
  {
    id: 'ember',
    title: 'Ember (demo merchant)',
    values: BRAND_VALUES.ember,
    brand: defineBrand(BRAND_VALUES.ember),
  },
];

/** The toolbar's choices. */
export const BRAND_CHOICES = [
  ...BRANDS.map(({ id, title }) => ({ value: id, title })),
  { value: 'studio', title: 'From the theme studio' },
];

/** The brand of the toolbar's value; Parlour's own if it is unknown. */
export function brandById(id: string): Brand | undefined {
  if (isSharedBrand(id)) return readSharedBrand(id);
  return BRANDS.find((brand) => brand.id === id)?.brand;
}
