import { type Brand, BrandError } from './brand';
import type { BrandValues } from './brandValues';

/** Like `defineBrand`, but loads its code only if the merchant sets more than a name and a logo. */
export async function loadBrand(values: BrandValues): Promise<Brand> {
  const { name, logo = null, ...look } = values;
  const chosen: unknown[] = Object.values(look);
  if (chosen.some((value) => value !== undefined)) {
    const { defineBrand } = await import('./defineBrand');
    return defineBrand(values);
  }
  if (name.trim() === '') throw new BrandError('name', 'a brand needs a name');
  return {
    name,
    logo,
    values,
    colors: { dark: {}, light: {} },
    effects: { dark: {}, light: {} },
    scale: {},
    repairs: [],
  };
}
