import type { Brand } from './brand';
import { brandColors } from './brandColors';
import { brandScale } from './brandScale';
import type { BrandValues } from './brandValues';
import { checkBrand } from './checkBrand';

/**
 * Creates the dark and light theme of a merchant. Colours that would be hard to read are adjusted until they
 * are not.
 */
export function defineBrand(values: BrandValues): Brand {
  checkBrand(values);
  return {
    name: values.name,
    logo: values.logo ?? null,
    effects: { dark: {}, light: {} },
    scale: brandScale(values),
    ...brandColors(values),
  };
}
