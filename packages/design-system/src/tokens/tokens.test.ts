import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from './contrast';
import { colorDeclarations } from './css';
import { type ColorName, SEMANTIC_COLORS } from './semantic';

const SURFACES: ColorName[] = ['surface-page', 'surface-panel', 'surface-raised', 'surface-sunken'];

/** Text needs 4.5, parts of controls and states 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: [ColorName, ColorName[], number][] = [
  ['text-default', [...SURFACES, 'surface-hover'], 7],
  ['text-muted', [...SURFACES, 'surface-hover'], 4.5],
  ['action-text', [...SURFACES, 'action-subtle'], 4.5],
  ['accent-text', [...SURFACES, 'accent-subtle'], 4.5],
  ['danger-text', [...SURFACES, 'danger-subtle'], 4.5],
  ['positive', [...SURFACES, 'positive-subtle'], 4.5],
  ['warning', [...SURFACES, 'warning-subtle'], 4.5],
  ['info', [...SURFACES, 'info-subtle'], 4.5],
  ['on-action', ['action', 'action-hover', 'action-active'], 4.5],
  ['on-accent', ['accent'], 4.5],
  ['on-danger', ['danger', 'danger-hover'], 4.5],
  ['border-control', SURFACES, 3],
  ['action', SURFACES, 3],
  ['focus', SURFACES, 3],
];

const rgb = (name: ColorName, scheme: 'dark' | 'light') => {
  const value = parseHex(SEMANTIC_COLORS[name][scheme]);
  if (value === null) throw new Error(`${name} is not a plain colour`);
  return value;
};

describe('[DS-01] colours', () => {
  describe.each(['dark', 'light'] as const)('in %s', (scheme) => {
    it.each(PAIRS)('%s is readable on what lies below it', (text, grounds, least) => {
      for (const ground of grounds) {
        const ratio = contrast(rgb(text, scheme), rgb(ground, scheme));
        expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    });
  });

  it('every name has a value in each scheme', () => {
    for (const scheme of ['dark', 'light'] as const)
      for (const name of Object.keys(SEMANTIC_COLORS))
        expect(colorDeclarations(scheme)).toMatch(new RegExp(`--pl-color-${name}:[^;]+;`));
  });
});
