import type { BrandValues } from '@parlour/design-system/theme';
import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from './link';

const WHOLE: BrandValues = {
  name: 'Nachtcafé ✦ ลาเต้',
  brandColor: '#2f6fde',
  accentColor: '#d9a441',
  surfaceTint: '#224488',
  textOnBrand: 'light',
  glow: 'strong',
  density: 'compact',
  radius: { control: 4, card: 12, panel: 16 },
  pictureStyle: 'framed',
  displayFont: 'Georgia',
  textFont: 'Verdana',
  logo: 'https://example.com/logo.svg',
  dark: { brandColor: '#5f9fff' },
  light: { surfaceTint: '#ffeecc' },
  repair: { brandColor: 'shift', accentColor: 'ground' },
};

const linkOf = (values: unknown): string => writeLink(values as BrandValues);

describe('[RV-07] a link of the theme studio', () => {
  it('brings every value', () => {
    expect(readLink(writeLink(WHOLE))).toEqual({ values: WHOLE, reason: null });
  });

  it('needs no escaping and is short', () => {
    const link = writeLink(WHOLE);
    expect(encodeURIComponent(link)).toBe(link);
    expect(link.length).toBeLessThan(550);
  });

  // Links that were sent have to work on.
  it('reads a link as the first version wrote it', () => {
    const sent =
      '1.eyJuIjoiTXkgYnJhbmQiLCJiIjoiIzJmNmZkZSIsInIiOnsiYyI6NH0sIkQiOnsiYSI6IiNkOWE0NDEifX0';
    expect(readLink(sent).values).toEqual({
      name: 'My brand',
      brandColor: '#2f6fde',
      radius: { control: 4 },
      dark: { accentColor: '#d9a441' },
    });
  });

  it.each([
    ['another version', '2.e30', 'another version'],
    ['a cut one', writeLink(WHOLE).slice(0, -7), 'not whole'],
    ['letters', 'hello', 'another version'],
    ['no base64', '1.%%%', 'not whole'],
    ['a list', linkOf([1]), 'no values of a brand'],
    ['a foreign value', linkOf({ name: 'A', onload: 'x' }), 'theme.onload: no such value'],
    [
      'a value of another form',
      linkOf({ name: 'A', radius: 'wide' }),
      'theme.radius: a number of pixels',
    ],
    ['no name', linkOf({ brandColor: '#2f6fde' }), 'a brand needs a name'],
    ['a colour that is none', linkOf({ name: 'A', brandColor: 'red' }), 'not a colour'],
    ['a radius beyond its range', linkOf({ name: 'A', radius: 99 }), '0 to 24'],
  ])('says why it takes nothing of %s', (_, link, reason) => {
    const { values, reason: said } = readLink(link);
    expect(values).toBeNull();
    expect(said).toContain(reason);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//example.com/logo.svg',
    '\\\\example.com/logo.svg',
    'http://example.com/logo.svg',
    ' javascript:alert(1)',
  ])('takes no logo by %s', (logo) => {
    expect(readLink(linkOf({ name: 'A', logo })).reason).toContain('https or a relative');
  });

  it.each(['logo.svg', '/brand/logo.svg', './a/logo.svg', 'https://example.com/logo.svg'])(
    'takes the logo %s',
    (logo) => {
      expect(readLink(linkOf({ name: 'A', logo })).values?.logo).toBe(logo);
    },
  );
});
