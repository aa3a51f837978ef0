export { type Brand, BrandError, type BrandValues, brandCss } from './brand';
export { readColorScheme, setColorScheme, watchColorScheme } from './colorScheme';
export { type ContrastRow, contrastReport } from './contrastReport';
export { defineBrand } from './defineBrand';
export { type DesignToken, type DesignTokenGroup, designTokens, tokensCss } from './designTokens';
export { colorSchemeScript, type KeptScheme, keepColorScheme } from './keepColorScheme';
export { loadBrand } from './loadBrand';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider';
export { useColorScheme } from './useColorScheme';
