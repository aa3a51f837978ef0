export { type Brand, BrandError, type BrandRepair, brandCss } from './brand';
export {
  type BrandValues,
  DENSITIES,
  type Density,
  GLOWS,
  type Glow,
  LABELS_ON_BRAND,
  type LabelOnBrand,
  PICTURE_STYLES,
  type PictureStyle,
  type RadiusValues,
  REPAIR_WAYS,
  type RepairWay,
  type SchemeValues,
} from './brandValues';
export { readColorScheme, setColorScheme, watchColorScheme } from './colorScheme';
export { type ContrastRow, contrastReport } from './contrastReport';
export { defineBrand } from './defineBrand';
export {
  type DesignToken,
  type DesignTokenFile,
  type DesignTokenGroup,
  designTokens,
  tokensCss,
} from './designTokens';
export { colorSchemeScript, type KeptScheme, keepColorScheme } from './keepColorScheme';
export { loadBrand } from './loadBrand';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider';
export { useColorScheme } from './useColorScheme';
