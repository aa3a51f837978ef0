import type { createPlot } from './plot';

export interface PlotModule {
  createPlot: typeof createPlot;
}

function isKnown(language: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length >= 0;
  } catch {
    return false;
  }
}

/**
 * Loads what draws. The library writes numbers in the browser's language as it is loaded, and does not
 * survive a name such as `en-US@posix`, which Chromium has on a bare Linux. Its numbers are not used.
 */
export async function loadPlot(): Promise<PlotModule> {
  if (isKnown(navigator.language)) return import('./plot');
  Object.defineProperty(navigator, 'language', { value: 'en', configurable: true });
  try {
    return await import('./plot');
  } finally {
    Reflect.deleteProperty(navigator, 'language');
  }
}
