export { type Brand, BrandError, type BrandValues, brandCss } from './brand';
export { readColorScheme, setColorScheme, watchColorScheme } from './colorScheme';
export { defineBrand } from './defineBrand';
export { loadBrand } from './loadBrand';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider';
export { useColorScheme } from './useColorScheme';
