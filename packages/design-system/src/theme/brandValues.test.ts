import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from '../tokens/contrast';
import type { Scheme } from '../tokens/css';
import { type ColorName, SEMANTIC_COLORS } from '../tokens/semantic';
import type { Brand } from './brand';
import type { BrandValues } from './brandValues';
import { defineBrand } from './defineBrand';
import { hexToOklch } from './oklch';

const SCHEMES = ['dark', 'light'] as const;
const brandOf = (values: Omit<BrandValues, 'name'>): Brand => defineBrand({ name: 'A', ...values });
const oklch = (hex = '') => hexToOklch(hex) ?? { l: 0, c: 0, h: 0 };
const repairsOf = ({ repairs }: Brand, scheme: Scheme) =>
  repairs.filter((repair) => repair.scheme === scheme);

describe('[RV-07] the ways to repair a colour', () => {
  const NAVY = '#26348c';

  it('offers to keep a dark colour as a ground in the dark theme, and shifts it unless that is chosen', () => {
    const brand = brandOf({ brandColor: NAVY });
    const [repair] = repairsOf(brand, 'dark');
    expect(repair).toMatchObject({
      value: 'brandColor',
      from: NAVY,
      to: brand.colors.dark.action,
      way: 'shift',
      ways: ['shift', 'ground'],
    });
    expect(repairsOf(brand, 'light')).toEqual([]);
  });

  it('keeps it where the merchant says so, with a light label, and moves texts and marks alone', () => {
    const { colors, repairs } = brandOf({ brandColor: NAVY, repair: { brandColor: 'ground' } });
    expect(colors.dark).toMatchObject({ action: NAVY, 'on-action': '#fffefb' });
    expect(colors.dark['action-mark']).not.toBe(NAVY);
    expect(repairs).toMatchObject([{ way: 'ground', to: colors.dark['action-mark'] }]);
    expect(repairs[0]?.text).toBe(
      'The action colour stays as it is on buttons and other grounds, with a light label. As a text, an edge or a mark it was made lighter in the dark theme.',
    );
  });

  it('shifts a bright colour everywhere where the merchant says so', () => {
    const { colors, repairs } = brandOf({
      accentColor: '#ffd400',
      repair: { accentColor: 'shift' },
    });
    expect(colors.light.accent).toBe(colors.light['accent-mark']);
    expect(repairs).toMatchObject([{ value: 'accentColor', scheme: 'light', way: 'shift' }]);
  });

  it.each(['#fffefb', '#fdfdfd'])(
    'does not offer to keep %s, which nobody would see',
    (brandColor) => {
      const brand = brandOf({ brandColor, repair: { brandColor: 'ground' } });
      expect(repairsOf(brand, 'light')).toMatchObject([{ way: 'shift', ways: ['shift'] }]);
    },
  );
});

describe('[RV-07] the label on the brand colour', () => {
  it('is as wished where it can be read', () => {
    const { colors, repairs } = brandOf({ brandColor: '#2f6fde', textOnBrand: 'light' });
    for (const scheme of SCHEMES) expect(colors[scheme]['on-action']).toBe('#fffefb');
    expect(repairs.filter(({ value }) => value === 'textOnBrand')).toEqual([]);
  });

  it('is the other one where it can not, and that is a repair', () => {
    const brand = brandOf({ brandColor: '#ffd400', textOnBrand: 'light' });
    for (const scheme of SCHEMES) {
      expect(brand.colors[scheme]).toMatchObject({ action: '#ffd400', 'on-action': '#120f17' });
      expect(repairsOf(brand, scheme)[0]).toEqual({
        value: 'textOnBrand',
        scheme,
        from: '#fffefb',
        to: '#120f17',
        way: 'ground',
        ways: ['shift', 'ground'],
        text: `A light label can't be read on the action colour in the ${scheme} theme, so the label is dark.`,
      });
    }
  });

  it('stays as wished where the merchant lets the colour be shifted for it', () => {
    const brand = brandOf({
      brandColor: '#ff7a1f',
      textOnBrand: 'light',
      repair: { brandColor: 'shift' },
    });
    for (const scheme of SCHEMES) {
      const { action = '', 'on-action': label = '' } = brand.colors[scheme];
      expect(label).toBe('#fffefb');
      expect(contrast(parseHex(action) ?? [0, 0, 0], [255, 254, 251])).toBeGreaterThanOrEqual(4.5);
      expect(repairsOf(brand, scheme)).toMatchObject([
        { value: 'brandColor', way: 'shift', ways: ['shift', 'ground'] },
      ]);
      expect(repairsOf(brand, scheme)[0]?.text).toContain('darker');
    }
  });
});

describe('[RV-07] the tint of surfaces', () => {
  const TINTED: ColorName[] = ['surface-page', 'surface-panel', 'surface-hover', 'border-default'];

  it('gives them its hue, leaves their lightness, and takes little of its chroma', () => {
    const { colors } = brandOf({ surfaceTint: '#0050ff' });
    for (const scheme of SCHEMES)
      for (const name of TINTED) {
        const tinted = oklch(colors[scheme][name]);
        const house = oklch(SEMANTIC_COLORS[name][scheme]);
        expect(Math.abs(tinted.l - house.l), name).toBeLessThan(0.02);
        expect(tinted.c, name).toBeLessThan(0.06);
        if (tinted.c > 0.01) expect(Math.abs(tinted.h - oklch('#0050ff').h), name).toBeLessThan(12);
      }
  });

  it('makes them grey where it is grey', () => {
    const { colors } = brandOf({ surfaceTint: '#808080' });
    for (const scheme of SCHEMES)
      for (const name of TINTED) expect(oklch(colors[scheme][name]).c).toBeLessThan(0.004);
  });

  it('can be that of one theme alone', () => {
    const { colors } = brandOf({ light: { surfaceTint: '#00ff80' } });
    expect(colors.dark).toEqual({});
    expect(colors.light['surface-page']).toBeDefined();
  });
});
