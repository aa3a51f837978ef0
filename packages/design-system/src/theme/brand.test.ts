import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEMANTIC_COLORS } from '../tokens/semantic';
import { BrandError, brandCss } from './brand';
import { contrastReport } from './contrastReport';
import { defineBrand } from './defineBrand';
import { loadBrand } from './loadBrand';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('[DS-04] a brand', () => {
  it('is readable in both schemes whatever colours are chosen', () => {
    fc.assert(
      fc.property(hex, hex, (brandColor, accentColor) => {
        const brand = defineBrand({ name: 'Any', brandColor, accentColor });
        expect(contrastReport(brand).filter(({ ratio, least }) => ratio < least)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('says what it repaired', () => {
    expect(defineBrand({ name: 'Midnight', brandColor: '#0a0a20' }).repairs).toContain(
      'The action colour was made lighter in the dark theme to stand out from its ground.',
    );
    expect(defineBrand({ name: 'House' }).repairs).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'theme.name'],
    [{ name: 'A', brandColor: 'green' }, 'theme.brandColor'],
    [{ name: 'A', radius: 99 }, 'theme.radius'],
    [{ name: 'A', displayFont: "x'};body{display:none" }, 'theme.displayFont'],
  ])('refuses %o and names the value', (values, name) => {
    expect(() => defineBrand(values)).toThrow(BrandError);
    expect(() => defineBrand(values)).toThrow(name);
  });

  it.each([
    { name: 'House', radius: 12 },
    { name: 'Plum', brandColor: '#7a2fbf', accentColor: '#f0b429' },
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
