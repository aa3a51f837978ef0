import { setColorScheme, watchColorScheme } from '@parlour/design-system/theme';
import { readStored, writeStored } from '@parlour/feature-core';

/** Applies the stored colour scheme and stores each new choice. Without one the system decides. */
export function startTheme(): void {
  const stored = readStored('theme');
  if (stored === 'dark' || stored === 'light') setColorScheme(stored);
  watchColorScheme(() => {
    writeStored('theme', document.documentElement.dataset['scheme'] ?? null);
  });
}
