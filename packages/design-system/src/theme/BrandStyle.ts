import { useEffect, useInsertionEffect } from 'react';
import { type Brand, brandCss } from './brand';
import { brandChanged } from './brandChange';

/**
 * Applies a brand over the default values. A constructed style sheet comes after every other sheet of the
 * page and needs no nonce.
 */
export function BrandStyle({ brand }: { brand: Brand }) {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brandCss(brand));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [brand]);
  useEffect(() => {
    brandChanged();
    return brandChanged;
  }, [brand]);
  return null;
}
