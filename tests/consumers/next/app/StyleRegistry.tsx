'use client';

import { ThemeProvider } from '@parlour/design-system/theme';
import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Adds the styles of the server-rendered content to its HTML. */
export function StyleRegistry({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  const themed = <ThemeProvider>{children}</ThemeProvider>;
  if (typeof window !== 'undefined') return themed;
  return <StyleSheetManager sheet={sheet.instance}>{themed}</StyleSheetManager>;
}
