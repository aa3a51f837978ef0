import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEMANTIC_COLORS } from '../tokens/semantic';
import { type Brand, BrandError, brandCss } from './brand';
import type { BrandValues } from './brandValues';
import { contrastReport } from './contrastReport';
import { defineBrand } from './defineBrand';
import { loadBrand } from './loadBrand';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const schemeValues = {
  brandColor: maybe(hex),
  accentColor: maybe(hex),
  surfaceTint: maybe(hex),
};
const way = maybe(fc.constantFrom('shift' as const, 'ground' as const));
const anyValues: fc.Arbitrary<BrandValues> = fc.record({
  name: fc.constant('Any'),
  ...schemeValues,
  dark: maybe(fc.record(schemeValues)),
  light: maybe(fc.record(schemeValues)),
  textOnBrand: maybe(fc.constantFrom('auto' as const, 'dark' as const, 'light' as const)),
  repair: maybe(fc.record({ brandColor: way, accentColor: way })),
  glow: maybe(fc.constantFrom('none' as const, 'soft' as const, 'strong' as const)),
});

/** In ms. Hundreds of brands take seconds, and more on a busy machine. */
const A_MINUTE = 60_000;

const textsOf = ({ repairs }: Brand): string[] => repairs.map(({ text }) => text);

describe('[DS-04] a brand', () => {
  it('is readable in both schemes whatever colours are chosen', { timeout: A_MINUTE }, () => {
    fc.assert(
      fc.property(hex, hex, (brandColor, accentColor) => {
        const brand = defineBrand({ name: 'Any', brandColor, accentColor });
        expect(contrastReport(brand).filter(({ ratio, least }) => ratio < least)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('[RV-07] is readable in both schemes whatever values are chosen together', {
    timeout: A_MINUTE,
  }, () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const weak = contrastReport(defineBrand(values)).filter(
          ({ ratio, least }) => ratio < least,
        );
        expect(weak).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('shows on a button that the pointer is on it, and a press, whatever its colour', {
    timeout: A_MINUTE,
  }, () => {
    fc.assert(
      fc.property(hex, (brandColor) => {
        const { colors } = defineBrand({ name: 'Any', brandColor });
        for (const scheme of ['dark', 'light'] as const) {
          const { action, ...states } = colors[scheme];
          expect(states['action-hover']).not.toBe(action);
          expect(states['action-active']).not.toBe(action);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('says what it repaired', () => {
    expect(textsOf(defineBrand({ name: 'Midnight', brandColor: '#0a0a20' }))).toContain(
      'The action colour was made lighter in the dark theme to stand out from its ground.',
    );
    expect(defineBrand({ name: 'House' }).repairs).toEqual([]);
  });

  it.each(['#ffd400', '#ffe14d', '#ff9500', '#3ddc84', '#00e5ff'])(
    'keeps the bright %s as a ground with a dark label, and darkens it for texts and marks alone',
    (bright) => {
      const brand = defineBrand({ name: 'Bright', brandColor: bright, accentColor: bright });
      const { colors } = brand;
      for (const scheme of ['dark', 'light'] as const) {
        expect(colors[scheme].action).toBe(bright);
        expect(colors[scheme].accent).toBe(bright);
        expect(colors[scheme]['on-action']).toBe('#120f17');
      }
      expect(colors.dark['action-mark']).toBe(bright);
      for (const name of ['action-mark', 'action-text', 'accent-mark', 'accent-text'] as const)
        expect(colors.light[name], name).not.toBe(bright);
      expect(textsOf(brand)).toEqual([
        'The action colour stays as it is on buttons and other grounds, with a dark label. As a text, an edge or a mark it was made darker in the light theme.',
        'The accent colour stays as it is on buttons and other grounds, with a dark label. As a text, an edge or a mark it was made darker in the light theme.',
      ]);
    },
  );

  it.each(['#fff6c0', '#ffffff', '#f3ede1'])(
    'darkens %s, which nobody would see on a light page',
    (pale) => {
      const brand = defineBrand({ name: 'Pale', brandColor: pale });
      const { colors } = brand;
      expect(colors.light.action).not.toBe(pale);
      expect(colors.light.action).toBe(colors.light['action-mark']);
      expect(textsOf(brand)).toEqual([
        'The action colour was made darker in the light theme to stand out from its ground.',
      ]);
    },
  );

  it.each([
    [{ name: ' ' }, 'theme.name'],
    [{ name: 'A', brandColor: 'green' }, 'theme.brandColor'],
    [{ name: 'A', radius: 99 }, 'theme.radius'],
    [{ name: 'A', radius: { card: 37 } }, 'theme.radius.card'],
    [{ name: 'A', displayFont: "x'};body{display:none" }, 'theme.displayFont'],
    [{ name: 'A', textFont: 'a;b' }, 'theme.textFont'],
    [{ name: 'A', surfaceTint: '#fff' }, 'theme.surfaceTint'],
    [{ name: 'A', dark: { accentColor: 'red' } }, 'theme.dark.accentColor'],
    [{ name: 'A', light: 7 }, 'theme.light: an object'],
    [{ name: 'A', dark: [] }, 'theme.dark: an object'],
    [{ name: 'A', repair: null }, 'theme.repair: an object'],
    [{ name: 'A', brandColour: '#2f6fde' }, 'theme.brandColour: no such value'],
    [{}, 'theme.name: a brand needs a name'],
    [{ name: ' ' }, 'theme.name: a brand needs a name'],
    [{ name: 'x'.repeat(65) }, 'theme.name: a name of at most 64 characters'],
    [{ name: 'A', brandColor: 7 }, 'theme.brandColor: 7 is not a colour'],
    [{ name: 'A', radius: '7' }, 'theme.radius'],
    [{ name: 'A', radius: Number.NaN }, 'theme.radius'],
    [{ name: 'A', logo: null }, 'theme.logo'],
    [{ name: 'A', light: { radius: 2 } }, 'theme.light.radius: no such value'],
    [{ name: 'A', textOnBrand: 'white' }, 'theme.textOnBrand: one of auto, dark, light'],
    [{ name: 'A', glow: 'hard' }, 'theme.glow'],
    [{ name: 'A', density: 'dense' }, 'theme.density'],
    [{ name: 'A', pictureStyle: 'round' }, 'theme.pictureStyle'],
    [{ name: 'A', repair: { brandColor: 'keep' } }, 'theme.repair.brandColor'],
  ])('refuses %o and names the value', (given, name) => {
    const values = given as BrandValues;
    expect(() => defineBrand(values)).toThrow(BrandError);
    expect(() => defineBrand(values)).toThrow(name);
  });

  it.each([
    { name: 'House', radius: 12 },
    { name: 'Plum', brandColor: '#7a2fbf', accentColor: '#f0b429' },
    { name: 'Plain', logo: '/logo.svg', glow: undefined },
  ])('is the same when its colours are fetched: %o', async (values) => {
    expect(await loadBrand(values)).toEqual(defineBrand(values));
  });

  it('sets nothing but known names', () => {
    const css = brandCss(defineBrand({ name: 'Plum', brandColor: '#7a2fbf', radius: 16 }));
    for (const [, name] of css.matchAll(/--pl-color-([a-z-]+):/g))
      expect(Object.keys(SEMANTIC_COLORS)).toContain(name);
    expect(css).toContain('--pl-radius-card:20px');
  });
});
