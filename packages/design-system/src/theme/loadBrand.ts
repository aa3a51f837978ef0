import { type Brand, type BrandColors, type BrandValues, brandOf } from './brand';

const NO_COLORS: BrandColors = { colors: { dark: {}, light: {} }, repairs: [] };

/** As `defineBrand`; what repairs colours is only fetched for a merchant who sets some. */
export async function loadBrand(values: BrandValues): Promise<Brand> {
  if (values.brandColor === undefined && values.accentColor === undefined)
    return brandOf(values, NO_COLORS);
  const { brandColors } = await import('./brandColors');
  return brandOf(values, brandColors(values));
}
