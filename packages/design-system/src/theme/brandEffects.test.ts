import { describe, expect, it } from 'vitest';
import { SEMANTIC_COLORS } from '../tokens/semantic';
import { type Brand, brandCss } from './brand';
import type { BrandValues } from './brandValues';
import { defineBrand } from './defineBrand';

const SCHEMES = ['dark', 'light'] as const;
const brandOf = (values: Omit<BrandValues, 'name'>): Brand => defineBrand({ name: 'A', ...values });

describe('[RV-07] what is no colour', () => {
  const empty = { dark: {}, light: {} };

  it('changes nothing by default', () => {
    for (const values of [
      {},
      { density: 'regular', pictureStyle: 'plain', textOnBrand: 'auto' },
    ] as const) {
      const { colors, effects, scale } = brandOf(values);
      expect({ colors, effects, scale }).toEqual({ colors: empty, effects: empty, scale: {} });
    }
  });

  it('is a soft shine that is the default one, with light around buttons', () => {
    const { colors, effects } = brandOf({ glow: 'soft' });
    for (const scheme of SCHEMES) {
      expect(colors[scheme].glow).toBe(SEMANTIC_COLORS.glow[scheme]);
      expect(effects[scheme]).toHaveProperty('glow-action');
      expect(effects[scheme]).toHaveProperty('glow-accent');
    }
  });

  it('shines in the accent colour, stronger or not at all', () => {
    const accentColor = '#3cc8c0';
    expect(brandOf({ accentColor }).colors.dark.glow).toBe('rgb(60 200 192 / 22%)');
    expect(brandOf({ accentColor, glow: 'strong' }).colors.dark.glow).toBe('rgb(60 200 192 / 44%)');
    const none = brandOf({ accentColor, glow: 'none' });
    expect(none.colors.dark.glow).toBe('rgb(60 200 192 / 0%)');
    expect(none.effects).toEqual(empty);
  });

  it.each([
    [{ radius: 4 }, { control: '4px', card: '5px', panel: '6px' }],
    [{ radius: { control: 4, panel: 36 } }, { control: '4px', card: '5px', panel: '36px' }],
    [{ radius: { card: 0 } }, { card: '0px' }],
  ])('rounds %o', (values, radii) => {
    const scale = Object.entries(radii).map(([kind, value]) => [`radius-${kind}`, value]);
    expect(brandOf(values).scale).toEqual(Object.fromEntries(scale));
  });

  it('sets heights and insets by density, faces by name', () => {
    expect(brandOf({ density: 'compact', textFont: 'Verdana' }).scale).toEqual({
      'size-control-sm': '28px',
      'size-control-md': '36px',
      'size-control-lg': '44px',
      'inset-card': '12px',
      'inset-row': '8px',
      'font-text': "'Verdana',system-ui,sans-serif",
    });
  });

  it('draws pictures with a frame in the colour of each theme, or with a soft edge', () => {
    const framed = brandOf({ pictureStyle: 'framed' });
    expect(framed.effects.dark['picture-frame']).not.toBe(framed.effects.light['picture-frame']);
    expect(brandCss(brandOf({ pictureStyle: 'soft' }))).toContain('--pl-picture-mask:linear-');
  });
});
