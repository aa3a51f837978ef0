import { type BrandValues, defineBrand, designTokens } from '@parlour/design-system/theme';
import { describe, expect, it } from 'vitest';
import { readDesignTokens } from './readDesignTokens';

const parsed = (text: string) => JSON.parse(text) as Readonly<Record<string, unknown>>;

const VALUES: BrandValues = {
  name: 'Lagoon',
  brandColor: '#2f6fde',
  accentColor: '#3cc8c0',
  surfaceTint: '#203060',
  dark: { brandColor: '#5f9fff' },
  light: { surfaceTint: '#e0e8ff' },
  textOnBrand: 'light',
  repair: { brandColor: 'ground' },
  glow: 'strong',
  density: 'roomy',
  radius: { control: 20, card: 6 },
  pictureStyle: 'framed',
  textFont: 'Verdana',
  logo: '/logo.svg',
};

describe('[RV-07] a token file of our own', () => {
  it('gives back the values that it was made of', () => {
    const file = parsed(JSON.stringify(designTokens(defineBrand(VALUES))));
    expect(readDesignTokens(file)).toEqual({ values: VALUES, notes: [], reason: null });
  });

  it('gives colours and radii by their names where a tool has dropped the values', () => {
    const { $extensions, ...rest } = designTokens(defineBrand(VALUES));
    expect($extensions).toBeDefined();
    const { values, notes } = readDesignTokens(rest);
    const { colors } = defineBrand(VALUES);
    expect(values).toMatchObject({
      brandColor: colors.light.action,
      dark: { brandColor: colors.dark.action },
      accentColor: colors.light.accent,
      radius: { control: 20, card: 6, panel: 30 },
      textFont: 'Verdana',
    });
    expect(notes[0]).toBe(`Brand colour: ${colors.light.action ?? ''}, from color.light.action.`);
  });

  it.each([
    [{ name: 'A', brandColor: 'blue' }, 'theme.brandColor'],
    [{ name: 'A', radius: 'round' }, 'theme.radius'],
    [{ name: 'A', dark: 7 }, 'theme.dark: an object'],
    ['text', 'no values of a brand'],
  ])('with wrong values %j says so', (values, reason) => {
    const read = readDesignTokens({ $extensions: { 'parlour.brand': values } });
    expect(read.values).toBeNull();
    expect(read.reason).toContain(reason);
  });
});

describe('[RV-07] a token file of somebody else', () => {
  const srgb = (...components: number[]) => ({ colorSpace: 'srgb', components });

  it('gives what is named like a brand, through references and inherited types', () => {
    const { values, notes } = readDesignTokens({
      $description: 'Harbour',
      palette: {
        $type: 'color',
        blue: { 100: { $value: '#d0e0ff' }, 500: { $value: srgb(0.1843, 0.4353, 0.8706) } },
        gold: { $value: { colorSpace: 'oklch', components: [0.8, 0.15, 90] } },
      },
      semantic: {
        $type: 'color',
        primary: { $root: { $value: '{palette.blue.500}' }, hover: { $value: '#0000ff' } },
        'on-primary': { $value: '#ffffff' },
        accent: { $ref: '#/nowhere', $value: { $ref: '#/palette/gold' } },
        background: { dark: { $value: '#101820' }, light: { $value: '#f4f8ff' } },
      },
      font: {
        heading: { $type: 'fontFamily', $value: ['Fira Sans', 'sans-serif'] },
        body: { $type: 'fontFamily', $value: 'system-ui, Verdana' },
      },
      borderRadius: { md: { $type: 'dimension', $value: { value: 0.5, unit: 'rem' } } },
    });
    expect(values).toEqual({
      name: 'Harbour',
      brandColor: '#2f6fde',
      accentColor: expect.stringMatching(/^#[\da-f]{6}$/) as string,
      surfaceTint: '#f4f8ff',
      dark: { surfaceTint: '#101820' },
      displayFont: 'Fira Sans',
      textFont: 'Verdana',
      radius: { control: 8 },
    });
    expect(notes).toContain('Brand colour: #2f6fde, from semantic.primary.');
    expect(notes).toContain(
      'Tint of surfaces in the dark theme: #101820, from semantic.background.dark.',
    );
    expect(notes.at(-1)).toMatch(/^\d+ other tokens are not part of a brand/);
  });

  it('takes the main step of a ramp, and the older form without dollar signs', () => {
    const ramp = (steps: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(steps).map(([step, value]) => [step, { value, type: 'color' }]),
      );
    const { values } = readDesignTokens({
      brand: ramp({ 50: '#ffeeee', 500: '#cc2233', 900: '#330000' }),
    });
    expect(values).toEqual({ name: 'Imported brand', brandColor: '#cc2233' });
  });

  it('says what it did not understand, and where it cut', () => {
    const { notes } = readDesignTokens({
      color: {
        $type: 'color',
        brand: { $value: '#336699' },
        lost: { $value: '{color.nowhere}' },
        circle: { $value: '{color.circle}' },
        lab: { $value: { colorSpace: 'lab', components: [50, 20, 20] } },
      },
      radius: { card: { $type: 'dimension', $value: { value: 80, unit: 'px' } } },
    });
    expect(notes).toContain('Radius of cards: 36 px, the most there is, for 80, from radius.card.');
    expect(notes).toContain('Not understood: color.lost, color.circle, color.lab.');
  });

  it.each([
    ['{"name":"lagoon","version":"1.0.0"}', 'no design tokens'],
    [
      '{"motion":{"fast":{"$type":"duration","$value":{"value":1,"unit":"s"}}}}',
      'None of its tokens',
    ],
  ])('refuses %s', (text, reason) => {
    expect(readDesignTokens(parsed(text)).values).toBeNull();
    expect(readDesignTokens(parsed(text)).reason).toContain(reason);
  });
});
