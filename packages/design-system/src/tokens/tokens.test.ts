import { describe, expect, it } from 'vitest';
import { contrast, parseOverWhite } from './contrast';
import { CONTRAST_PAIRS } from './contrastPairs';
import { colorDeclarations } from './css';
import { type ColorName, SEMANTIC_COLORS } from './semantic';

const rgb = (name: ColorName, scheme: 'dark' | 'light') => {
  const value = parseOverWhite(SEMANTIC_COLORS[name][scheme]);
  if (value === null) throw new Error(`${name} is not a colour`);
  return value;
};

describe('[DS-01] colours', () => {
  describe.each(['dark', 'light'] as const)('in %s', (scheme) => {
    it.each(CONTRAST_PAIRS)('$color is readable on what lies below it', (pair) => {
      for (const ground of pair.grounds) {
        const ratio = contrast(rgb(pair.color, scheme), rgb(ground, scheme));
        expect(ratio, `${pair.color} on ${ground}`).toBeGreaterThanOrEqual(pair.least);
      }
    });
  });

  it('every name has a value in each scheme', () => {
    for (const scheme of ['dark', 'light'] as const)
      for (const name of Object.keys(SEMANTIC_COLORS))
        expect(colorDeclarations(scheme)).toMatch(new RegExp(`--pl-color-${name}:[^;]+;`));
  });

  it.each(['dark', 'light'] as const)(
    'the page behind a veil is as it is seen there, in %s',
    (scheme) => {
      const [r = 0, g = 0, b = 0, percent = 0] = (
        SEMANTIC_COLORS.scrim[scheme].match(/\d+/g) ?? []
      ).map(Number);
      const page = rgb('surface-page', scheme);
      const share = percent / 100;
      const seen = [r, g, b].map((part, at) =>
        Math.round(part * share + (page[at] ?? 0) * (1 - share)),
      );
      expect(rgb('scrim-page', scheme)).toEqual(seen);
    },
  );
});
