import { contrast, parseSeen } from '../tokens/contrast';
import { CONTRAST_PAIRS } from '../tokens/contrastPairs';
import type { Scheme } from '../tokens/css';
import { type ColorName, SEMANTIC_COLORS } from '../tokens/semantic';
import type { Brand } from './brand';

/** How well one colour is told from one ground, in one scheme. */
export interface ContrastRow {
  scheme: Scheme;
  color: ColorName;
  ground: ColorName;
  /** Ratio by WCAG 2.2, from 1 to 21. */
  ratio: number;
  /** The least that is enough. */
  least: number;
}

/** The colour of one scheme under a brand, or of the house without one. */
export const brandColor = (name: ColorName, scheme: Scheme, brand?: Brand): string =>
  brand?.colors[scheme][name] ?? SEMANTIC_COLORS[name][scheme];

/** Every pair of colours that has to be readable, measured; the worst of each scheme first. */
export function contrastReport(brand?: Brand): ContrastRow[] {
  const rows: ContrastRow[] = [];
  for (const scheme of ['dark', 'light'] as const)
    for (const { color, grounds, least } of CONTRAST_PAIRS)
      for (const ground of grounds) {
        const over = parseSeen(brandColor(color, scheme, brand));
        const below = parseSeen(brandColor(ground, scheme, brand));
        if (over === null || below === null) continue;
        rows.push({ scheme, color, ground, ratio: contrast(over, below), least });
      }
  return rows.sort((a, b) => a.ratio / a.least - b.ratio / b.least);
}
