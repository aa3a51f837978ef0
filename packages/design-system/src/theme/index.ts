export { type Brand, BrandError, type BrandValues, brandCss, defineBrand } from './brand';
export { readColorScheme, setColorScheme, watchColorScheme } from './colorScheme';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider';
export { useColorScheme } from './useColorScheme';
