import { type Brand, type BrandValues, brandOf } from './brand';
import { brandColors } from './brandColors';

/** Makes the dark and light themes of a merchant. Colours that would be hard to read are moved until they are not. */
export const defineBrand = (values: BrandValues): Brand => brandOf(values, brandColors(values));
