import { type BrandValues, defineBrand } from '@parlour/design-system/theme';
import { SEMANTIC_COLORS } from '@parlour/design-system/tokens';
import { describe, expect, it } from 'vitest';
import { changesOf } from './changesOf';

const made = (values: BrandValues) => ({ values, brand: defineBrand(values) });
const FIRST: BrandValues = { name: 'First', brandColor: '#2f6fde', radius: 8 };

describe('[RV-07] what changed between two brands', () => {
  it('is what was set, and what follows from it', () => {
    const groups = changesOf(
      made(FIRST),
      made({ ...FIRST, radius: { control: 8, panel: 20 }, dark: { brandColor: '#5f9fff' } }),
    );
    const rows = (title: string) => groups.find((group) => group.title === title)?.changes;
    expect(rows('Values')).toEqual([
      { name: 'radius', from: '8', to: undefined },
      { name: 'radius.control', from: undefined, to: '8' },
      { name: 'radius.panel', from: undefined, to: '20' },
      { name: 'dark.brandColor', from: undefined, to: '#5f9fff' },
    ]);
    expect(rows('Colours of the dark theme')).toContainEqual({
      name: 'action',
      from: '#2f6fde',
      to: '#5f9fff',
    });
    expect(rows('Colours of the light theme')).toBeUndefined();
    expect(rows('Shape, type and light')).toEqual([
      { name: 'radius-panel', from: '12px', to: '20px' },
    ]);
  });

  it('is nothing between two that are alike', () => {
    expect(changesOf(made(FIRST), made(FIRST))).toEqual([]);
  });

  it('has the colour of the default theme where a brand sets none', () => {
    const [, dark] = changesOf(made({ name: 'First' }), made({ ...FIRST, name: 'First' }));
    expect(dark?.changes).toContainEqual({
      name: 'action',
      from: SEMANTIC_COLORS.action.dark,
      to: '#2f6fde',
    });
  });
});
