import { describe, expect, it } from 'vitest';
import { pictureColors, proposeColors } from './pictureColors';

type Pixel = readonly [number, number, number, number?];

/** Pixels of a picture: each colour as often as said. */
const picture = (...parts: readonly (readonly [number, Pixel])[]): Uint8ClampedArray =>
  new Uint8ClampedArray(
    parts.flatMap(([count, [r, g, b, alpha = 255]]) =>
      Array.from({ length: count }, () => [r, g, b, alpha]).flat(),
    ),
  );

const TEAL: Pixel = [18, 132, 116];
const GOLD: Pixel = [240, 180, 41];
const WHITE: Pixel = [255, 255, 255];
const hexes = (pixels: Uint8ClampedArray): string[] => pictureColors(pixels).map(({ hex }) => hex);

describe('[RV-07] colours of a picture', () => {
  it('are exactly those of a flat logo, without its ground, greys and near-black', () => {
    const logo = picture(
      [600, WHITE],
      [100, [18, 15, 23]],
      [90, [128, 128, 130]],
      [150, TEAL],
      [60, GOLD],
    );
    expect(hexes(logo).sort()).toEqual(['#128474', '#f0b429']);
  });

  it('count shades of one colour together, under the most frequent of them', () => {
    const shaded = picture([50, TEAL], [20, [22, 140, 124]], [10, [14, 120, 106]]);
    const [only, ...more] = pictureColors(shaded);
    expect(only).toEqual({ hex: '#128474', share: 1 });
    expect(more).toEqual([]);
  });

  it('leave out what is transparent', () => {
    expect(hexes(picture([90, [...GOLD.slice(0, 3), 20] as unknown as Pixel], [10, TEAL]))).toEqual(
      ['#128474'],
    );
  });

  it('leave out the mixed edge between two colours', () => {
    expect(hexes(picture([500, TEAL], [500, GOLD], [3, [129, 156, 78]]))).toHaveLength(2);
  });

  it('put a vivid colour before a pale one that fills more', () => {
    expect(hexes(picture([300, [206, 196, 228]], [100, [216, 69, 43]]))[0]).toBe('#d8452b');
  });

  it('are none in a picture of greys, or one that is all transparent', () => {
    expect(pictureColors(picture([50, WHITE], [50, [90, 90, 90]]))).toEqual([]);
    expect(pictureColors(picture([50, [0, 0, 0, 0]]))).toEqual([]);
  });

  it('are six at most', () => {
    const hues: Pixel[] = [
      [220, 40, 40],
      [220, 140, 20],
      [200, 200, 30],
      [40, 180, 60],
      [30, 180, 190],
      [40, 80, 220],
      [140, 60, 210],
      [220, 60, 160],
    ];
    expect(pictureColors(picture(...hues.map((hue) => [10, hue] as const)))).toHaveLength(6);
  });
});

describe('[RV-07] the brand that a picture proposes', () => {
  const color = (hex: string) => ({ hex, share: 0.1 });

  it('has an accent of another hue, or none', () => {
    expect(proposeColors([color('#128474'), color('#1f9c52'), color('#f0b429')])).toEqual({
      brandColor: '#128474',
      accentColor: '#f0b429',
    });
    expect(proposeColors([color('#128474')])).toEqual({ brandColor: '#128474' });
    expect(proposeColors([])).toEqual({});
  });
});
