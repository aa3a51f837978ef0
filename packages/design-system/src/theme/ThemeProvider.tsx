import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { BrandStyle } from './BrandStyle';
import type { Brand } from './brand';
import { GlobalStyle } from './GlobalStyle';

export interface ThemeProviderProps {
  /** The merchant's brand, created by `defineBrand`. Default: the default theme. */
  brand?: Brand | undefined;
  /** Nonce that the page's content security policy requires for style elements. */
  nonce?: string | undefined;
  children: ReactNode;
}

/**
 * Adds the variables of both schemes to the page, once. No component reads the theme from context, so a
 * change of scheme changes one attribute and renders nothing.
 */
export function ThemeProvider({ brand, nonce, children }: ThemeProviderProps) {
  return (
    <StyleSheetManager nonce={nonce} enableVendorPrefixes={false}>
      <GlobalStyle />
      {brand === undefined ? null : <BrandStyle brand={brand} />}
      {children}
    </StyleSheetManager>
  );
}
