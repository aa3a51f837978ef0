import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { BrandStyle } from './BrandStyle';
import type { Brand } from './brand';
import { GlobalStyle } from './GlobalStyle';

export interface ThemeProviderProps {
  /** The merchant's look, made by `defineBrand`; without it the house's own. */
  brand?: Brand | undefined;
  /** Nonce that the page's content security policy asks of style elements. */
  nonce?: string | undefined;
  children: ReactNode;
}

/**
 * Puts the variables of both schemes on the page, once. Nothing below reads a theme from context, so
 * a change of scheme is a change of one attribute and renders nothing.
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
