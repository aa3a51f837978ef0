import { type Brand, type BrandColors, type BrandValues, brandOf } from './brand';

const NO_COLORS: BrandColors = { colors: { dark: {}, light: {} }, repairs: [] };

/** Like `defineBrand`, but loads the code that adjusts colours only if the merchant sets some. */
export async function loadBrand(values: BrandValues): Promise<Brand> {
  if (values.brandColor === undefined && values.accentColor === undefined)
    return brandOf(values, NO_COLORS);
  const { brandColors } = await import('./brandColors');
  return brandOf(values, brandColors(values));
}
