import { parseHex, type Rgb } from '../tokens/contrast';

/** Lightness 0 to 1, chroma from 0, hue in degrees: Björn Ottosson's OKLab in polar form. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

export function toOklch(rgb: Rgb): Oklch {
  const [r, g, b] = rgb.map((part) => toLinear(part / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * 180) / Math.PI };
}

function linearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ];
}

const fits = (parts: number[]): boolean => parts.every((part) => part > -0.0005 && part < 1.0005);

/** The nearest displayable colour: chroma is reduced, lightness and hue stay. */
export function toRgb(target: Oklch): Rgb {
  let { c } = target;
  let parts = linearRgb(target);
  for (let step = 0; step < 40 && !fits(parts); step += 1) {
    c *= 0.94;
    parts = linearRgb({ ...target, c });
  }
  const [r, g, b] = parts.map((part) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, part)))) * 255),
  ) as [number, number, number];
  return [r, g, b];
}

/** How different two colours look: 0 if equal, about 0.02 if just noticeable. */
export function distance(one: Oklch, other: Oklch): number {
  const turn = ((one.h - other.h) * Math.PI) / 180;
  const chroma = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn);
  return Math.hypot(one.l - other.l, Math.sqrt(Math.max(0, chroma)));
}

/** Difference of two hues, from 0 to 180 degrees. */
export const hueDistance = (one: Oklch, other: Oklch): number =>
  Math.abs(((one.h - other.h + 540) % 360) - 180);

export const toHex = (rgb: Rgb): string =>
  `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

export function hexToOklch(text: string): Oklch | null {
  const rgb = parseHex(text);
  return rgb === null ? null : toOklch(rgb);
}
