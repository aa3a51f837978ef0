import { createGlobalStyle } from 'styled-components';
import { type Brand, brandCss } from './brand';

/** Sets the values of one brand over the house's own. Static per brand, so the template runs once. */
export const BrandStyle = createGlobalStyle<{ brand: Brand }>`
  ${({ brand }) => brandCss(brand)}
`;
