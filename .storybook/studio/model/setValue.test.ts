import type { BrandValues } from '@parlour/design-system/theme';
import { describe, expect, it } from 'vitest';
import { radiusOf, valueAt, withRadius, withValue } from './setValue';

const FIRST: BrandValues = { name: 'A', brandColor: '#2f6fde', radius: 8 };

describe('[RV-07] a changed value', () => {
  it('is set and taken away by its path', () => {
    const own = withValue(FIRST, 'dark.brandColor', '#5f9fff');
    expect(own).toEqual({ ...FIRST, dark: { brandColor: '#5f9fff' } });
    expect(valueAt(own, 'dark.brandColor')).toBe('#5f9fff');
    expect(valueAt(own, 'brandColor')).toBe('#2f6fde');
    expect(withValue(own, 'dark.brandColor', undefined)).toEqual(FIRST);
    expect(withValue(FIRST, 'brandColor', undefined)).toEqual({ name: 'A', radius: 8 });
  });

  it('leaves a name that was cleared', () => {
    expect(withValue(FIRST, 'name', '')).toEqual({ ...FIRST, name: '' });
  });

  it('is one radius for all, until a kind has its own', () => {
    expect(withRadius(FIRST, 'control', 4).radius).toBe(4);
    const own = withRadius(FIRST, 'panel', 24);
    expect(own.radius).toEqual({ control: 8, panel: 24 });
    expect(radiusOf(own, 'control')).toBe(8);
    expect(radiusOf(own, 'card')).toBeUndefined();
    expect(withRadius(own, 'panel', undefined).radius).toBe(8);
    expect(withRadius(FIRST, 'control', undefined)).toEqual({ name: 'A', brandColor: '#2f6fde' });
  });
});
