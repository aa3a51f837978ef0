import { type Brand, defineBrand } from '@parlour/design-system/theme';
import { BRAND_VALUES } from '@parlour/scenario/brands';
import { readSharedBrand } from './studio/studioBrand';

interface StoryBrand {
  id: string;
  title: string;
  brand: Brand | undefined;
}

/** Parlour's own brand and two invented ones, to check that a brand applies everywhere. */
const BRANDS: readonly StoryBrand[] = [
  { id: 'parlour', title: 'Parlour', brand: undefined },
  {
    id: 'lagoon',
    title: 'Lagoon (demo merchant)',
    brand: defineBrand(BRAND_VALUES.lagoon),
  },
  {
    id: 'ember',
    title: 'Ember (demo merchant)',
    brand: defineBrand(BRAND_VALUES.ember),
  },
];

/** The toolbar's value for the brand of the theme studio. */
const STUDIO = 'studio';

/** The toolbar's choices. */
export const BRAND_CHOICES = [
  ...BRANDS.map(({ id, title }) => ({ value: id, title })),
  { value: STUDIO, title: 'From the theme studio' },
];

/** The brand of the toolbar's value; Parlour's own if it is unknown. */
export function brandById(id: string): Brand | undefined {
  if (id === STUDIO) return readSharedBrand();
  return BRANDS.find((brand) => brand.id === id)?.brand;
}
