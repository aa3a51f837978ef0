import { type Brand, defineBrand } from '@parlour/design-system/theme';
import { describe, expect, it } from 'vitest';
import { colorDifferences, compareBrands } from './compareBrands';

describe('[RV-07] the difference of two colours', () => {
  it.each([
    ['#204080', '#4060a0', ['lighter']],
    ['#4060a0', '#204080', ['darker']],
    ['#c04040', '#40c040', ['lighter', 'other hue', 'more colourful']],
    ['#4060a0', '#5d6066', ['greyer']],
    ['rgb(212 171 92 / 22%)', 'rgb(212 171 92 / 44%)', ['more opaque']],
    ['rgb(212 171 92 / 22%)', 'rgb(212 171 92 / 0%)', ['less opaque']],
    ['#808080', '#818181', []],
  ])('from %s to %s is %j', (from, to, expected) => {
    expect(colorDifferences(from, to)).toEqual(expected);
  });
});

describe('[RV-07] what changed between two brands', () => {
  const one = defineBrand({
    name: 'Lagoon',
    brandColor: '#2f6fde',
    dark: { accentColor: '#ffd400' },
  });
  const other = defineBrand({
    name: 'Lagoon',
    brandColor: '#2f6fde',
    radius: { card: 2 },
    glow: 'soft',
    light: { surfaceTint: '#808080' },
    displayFont: 'Georgia',
  });
  const { values, colors, tokens, contrast } = compareBrands(one, other);

  it('is nothing between equal ones', () => {
    expect(compareBrands(one, one)).toEqual({ values: [], colors: [], tokens: [], contrast: [] });
  });

  it('is none where the same corners are written in another form', () => {
    const [short, long] = [4, { control: 4 }].map((radius) => defineBrand({ name: 'A', radius }));
    expect(compareBrands(short as Brand, long as Brand).values).toEqual([]);
  });

  it('is each value by its path, without those that stayed', () => {
    expect(values).toEqual([
      { name: 'dark.accentColor', from: '#ffd400', to: undefined },
      { name: 'radius.card', from: undefined, to: '2' },
      { name: 'glow', from: undefined, to: 'soft' },
      { name: 'light.surfaceTint', from: undefined, to: '#808080' },
      { name: 'displayFont', from: undefined, to: 'Georgia' },
    ]);
  });

  it('is each token with its default value where there was none', () => {
    expect(tokens).toContainEqual({ scheme: null, name: 'radius-card', from: '10px', to: '2px' });
    expect(tokens).toContainEqual({
      scheme: 'dark',
      name: 'glow-action',
      from: 'none',
      to: expect.stringContaining('rgb(') as string,
    });
    expect(tokens.find(({ name }) => name === 'font-display')?.from).toBe('Parlour Display');
    expect(colors.find(({ name }) => name === 'surface-page')).toMatchObject({
      scheme: 'light',
      from: '#faf6ee',
    });
    expect(colors.some(({ name }) => name === 'action')).toBe(false);
  });

  it('is each pair of colours that is read better or worse, the worse ones first', () => {
    const accent = contrast.find(
      ({ scheme, color }) => scheme === 'dark' && color === 'accent-text',
    );
    expect(accent).toMatchObject({ change: 'worse' });
    const kinds = contrast.map(({ change }) => change);
    expect(kinds).toEqual([...kinds].sort().reverse());
    for (const { from, to, change } of contrast) expect(to > from).toBe(change === 'better');
  });
});
