import '@parlour/design-system/fonts.css';
import {
  brandCss,
  colorSchemeScript,
  defineBrand,
  ThemeProvider,
} from '@parlour/design-system/theme';
import type { ReactNode } from 'react';
import { Links } from './Links';

const brand = defineBrand({ name: 'Lagoon', brandColor: '#2f6fde', radius: 20 });

export const metadata = { title: 'Lagoon', icons: { icon: 'data:,' } };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-scheme="dark" suppressHydrationWarning>
      <head>
        <script>{colorSchemeScript()}</script>
      </head>
      <body>
        <ThemeProvider>
          <Links>{children}</Links>
        </ThemeProvider>
        {/* After the default values, so that the brand overrides them. */}
        <style>{brandCss(brand)}</style>
      </body>
    </html>
  );
}
