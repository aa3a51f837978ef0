import { readFileSync } from 'node:fs';
import {
  type BrandValues,
  DENSITIES,
  defineBrand,
  GLOWS,
  LABELS_ON_BRAND,
  PICTURE_STYLES,
  REPAIR_WAYS,
} from '@parlour/design-system/theme';
import { describe, expect, it } from 'vitest';
import { MAX_NAME, MAX_RADII } from '../../../../design-system/src/theme/brandValues';
import { merchantReason } from './merchantReason';
import { parseMerchant } from './parseMerchant';

const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`apps/site/public/${name}`, 'utf8')) as Record<string, unknown>;
const demo = read('merchant.json');

interface Schema {
  enum?: string[];
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
}
const { properties: inSchema = {} } = (
  read('merchant.schema.json') as { properties: { theme: Schema } }
).properties.theme;

/** Every value, so that one that is new to brands can't be forgotten here. */
const WHOLE = {
  name: 'Lagoon',
  brandColor: '#2f6fde',
  accentColor: '#3cc8c0',
  surfaceTint: '#203060',
  dark: { brandColor: '#5f9fff' },
  light: { accentColor: '#107f78', surfaceTint: '#e0e8ff' },
  textOnBrand: 'light',
  repair: { brandColor: 'ground', accentColor: 'shift' },
  glow: 'strong',
  density: 'roomy',
  radius: { control: 20, card: 6, panel: 36 },
  pictureStyle: 'framed',
  displayFont: 'Georgia',
  textFont: 'Verdana',
  logo: '/logo.svg',
} satisfies Required<BrandValues>;

const parseTheme = (change: object) =>
  parseMerchant({ ...demo, theme: { name: 'A', ...change } }).theme;
const wanted = (field: string) => merchantReason({ field, kind: 'value' });

describe('[RV-07] the theme of the merchant document', () => {
  it('takes all values of a brand, as the schema does', () => {
    expect(parseTheme(WHOLE)).toEqual(WHOLE);
    expect(defineBrand(WHOLE).values).toEqual(WHOLE);
    expect(Object.keys(inSchema).sort()).toEqual(Object.keys(WHOLE).sort());
  });

  it('takes a name of 1 to 64 characters, as the schema does, and a brand too', () => {
    expect(inSchema['name']?.maxLength).toBe(MAX_NAME);
    for (const name of ['A', 'x'.repeat(MAX_NAME), '🎲'.repeat(MAX_NAME)]) {
      expect(parseTheme({ name })).toEqual({ name });
      expect(defineBrand({ name }).name).toBe(name);
    }
    for (const name of ['', ' ', 'x'.repeat(MAX_NAME + 1)])
      expect(() => parseTheme({ name })).toThrow('theme.name');
    expect(wanted('theme.name')).toContain(`1 to ${String(MAX_NAME)}`);
  });

  it.each([
    ['textOnBrand', LABELS_ON_BRAND],
    ['glow', GLOWS],
    ['density', DENSITIES],
    ['pictureStyle', PICTURE_STYLES],
  ])('takes the choices of %s that a brand has, and so does the schema', (name, choices) => {
    for (const choice of choices) {
      expect(parseTheme({ [name]: choice })).toMatchObject({ [name]: choice });
      expect(wanted(`theme.${name}`)).toContain(choice);
    }
    expect(inSchema[name]?.enum).toEqual([...choices]);
  });

  it('takes the ways of repair that a brand has, and so does the schema', () => {
    for (const [name, { enum: ways }] of Object.entries(inSchema['repair']?.properties ?? {})) {
      expect(ways).toEqual([...REPAIR_WAYS]);
      for (const way of REPAIR_WAYS) {
        expect(parseTheme({ repair: { [name]: way } })).toMatchObject({ repair: { [name]: way } });
        expect(wanted(`theme.repair.${name}`)).toContain(way);
      }
    }
    expect(Object.keys(inSchema['repair']?.properties ?? {})).toEqual(Object.keys(WHOLE.repair));
  });

  it.each(Object.entries(MAX_RADII))(
    'takes a radius of %s up to %d, and so does the schema',
    (kind, most) => {
      expect(parseTheme({ radius: { [kind]: most } })).toMatchObject({ radius: { [kind]: most } });
      expect(() => parseTheme({ radius: { [kind]: most + 1 } })).toThrow(`theme.radius.${kind}`);
      expect(wanted(`theme.radius.${kind}`)).toContain(` to ${String(most)}`);
      const [, ofKinds] = inSchema['radius']?.oneOf ?? [];
      expect(ofKinds?.properties?.[kind]?.maximum).toBe(most);
    },
  );

  it.each([
    [{ radius: { card: 37 } }, 'theme.radius.card'],
    [{ surfaceTint: 'grey' }, 'theme.surfaceTint'],
    [{ dark: { accentColor: 'red' } }, 'theme.dark.accentColor'],
    [{ light: [] }, 'theme.light'],
    [{ textOnBrand: 'white' }, 'theme.textOnBrand'],
    [{ repair: { brandColor: 'keep' } }, 'theme.repair.brandColor'],
    [{ glow: true }, 'theme.glow'],
    [{ density: 'dense' }, 'theme.density'],
    [{ pictureStyle: 'round' }, 'theme.pictureStyle'],
  ])('names the field with the error in %o, and says what it takes', (change, field) => {
    const parse = () => parseTheme(change);
    expect(parse).toThrow(expect.objectContaining({ field, kind: 'value' }) as Error);
    expect(wanted(field)).toMatch(/^expected (?!a text)\w/);
  });
});
