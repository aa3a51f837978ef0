import type { Brand } from './brand';
import { brandColors } from './brandColors';
import { brandEffects } from './brandEffects';
import { brandScale } from './brandScale';
import type { BrandValues } from './brandValues';
import { checkBrand } from './checkBrand';

/**
 * Creates the dark and light theme of a merchant. Colours that would be hard to read are adjusted until they
 * are not.
 */
export function defineBrand(values: BrandValues): Brand {
  checkBrand(values);
  const { colors, repairs } = brandColors(values);
  return {
    name: values.name,
    logo: values.logo ?? null,
    values,
    colors,
    effects: brandEffects(values, colors),
    scale: brandScale(values),
    repairs,
  };
}
