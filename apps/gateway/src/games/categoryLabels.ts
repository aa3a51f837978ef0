import type { GatewayLanguage } from '../platform/languages';
import { readTexts } from '../platform/textBook';
import { inLanguage, type Texts } from '../platform/texts';
import type en from './categories/en.json';

const LABELS: Partial<Record<string, Texts>> = readTexts<keyof typeof en>(
  new URL('./categories/', import.meta.url),
).all;

/** The fixed label of a category, or null for one that is named after its first vendor. */
export function categoryLabel(category: string, language: GatewayLanguage): string | null {
  const label = LABELS[category];
  return label === undefined ? null : inLanguage(label, language);
}
