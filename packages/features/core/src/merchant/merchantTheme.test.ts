import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { merchantReason } from './merchantReason';
import { parseMerchant } from './parseMerchant';

const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`apps/site/public/${name}`, 'utf8')) as Record<string, unknown>;
const demo = read('merchant.json');
const schema = read('merchant.schema.json') as { properties: Record<string, unknown> };

describe('[RV-07] the theme of the merchant document', () => {
  it('takes all values of a brand, as the schema does', () => {
    const theme = {
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
    };
    expect(parseMerchant({ ...demo, theme }).theme).toEqual(theme);
    const { properties } = schema.properties['theme'] as { properties: object };
    expect(Object.keys(properties).sort()).toEqual(Object.keys(theme).sort());
  });

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
    const parse = () => parseMerchant({ ...demo, theme: { name: 'A', ...change } });
    expect(parse).toThrow(expect.objectContaining({ field, kind: 'value' }) as Error);
    expect(merchantReason({ field, kind: 'value' })).toMatch(/^expected (?!a text)\w/);
  });
});
