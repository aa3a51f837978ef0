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
 * Loads uPlot. On load it creates a number format in the browser's language, which throws for a name such as
 * `en-US@posix` (Chromium on a bare Linux). Its number formats are not used here.
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
