import { contrast, parseOverWhite } from '../tokens/contrast';
import { CONTRAST_PAIRS } from '../tokens/contrastPairs';
import type { Scheme } from '../tokens/css';
import { type ColorName, SEMANTIC_COLORS } from '../tokens/semantic';
import type { Brand } from './brand';

/** Contrast of one colour on one background, in one scheme. */
export interface ContrastRow {
  scheme: Scheme;
  color: ColorName;
  ground: ColorName;
  /** Ratio by WCAG 2.2, from 1 to 21. */
  ratio: number;
  /** Required ratio. */
  least: number;
}

/** A colour of one scheme with a brand, or the default without one. */
export const brandColor = (name: ColorName, scheme: Scheme, brand?: Brand): string =>
  brand?.colors[scheme][name] ?? SEMANTIC_COLORS[name][scheme];

/** Measures every pair of colours that has to be readable; the worst of each scheme comes first. */
export function contrastReport(brand?: Brand): ContrastRow[] {
  const rows: ContrastRow[] = [];
  for (const scheme of ['dark', 'light'] as const)
    for (const { color, grounds, least } of CONTRAST_PAIRS)
      for (const ground of grounds) {
        const over = parseOverWhite(brandColor(color, scheme, brand));
        const below = parseOverWhite(brandColor(ground, scheme, brand));
        if (over === null || below === null) continue;
        rows.push({ scheme, color, ground, ratio: contrast(over, below), least });
      }
  return rows.sort((a, b) => a.ratio / a.least - b.ratio / b.least);
}
