import { type Brand, type BrandValues, brandOf } from './brand';
import { brandColors } from './brandColors';

/**
 * Creates the dark and light theme of a merchant. Colours that would be hard to read are adjusted until they
 * are not.
 */
export const defineBrand = (values: BrandValues): Brand => brandOf(values, brandColors(values));
