import { type Brand, tokensCss } from '@parlour/design-system/theme';
import type { ReactNode } from 'react';
import { useId, useInsertionEffect } from 'react';
import * as S from './stage.styles';

interface BrandScopeProps {
  brand: Brand;
  scheme: 'dark' | 'light';
  children: ReactNode;
}

/**
 * One brand in one theme, for a part of the page: the studio itself keeps its look, and two brands can be seen at
 * once.
 */
export function BrandScope({ brand, scheme, children }: BrandScopeProps) {
  const id = useId();
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    const scope = `[data-brand-scope=${JSON.stringify(id)}]`;
    sheet.replaceSync(
      tokensCss(brand)
        .replaceAll(':root', scope)
        .replaceAll(/\[data-scheme='(dark|light)'\]/g, `${scope}[data-scheme='$1']`),
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [brand, id]);
  return (
    <S.Scope data-brand-scope={id} data-scheme={scheme}>
      {children}
    </S.Scope>
  );
}
