/** A hue with its strength; lightness is chosen where it is used. */
export interface Hue {
  /** Degrees on the OKLCH wheel. */
  hue: number;
  /** OKLCH chroma, 0 to about 0.3. */
  chroma: number;
}

function toByte(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}

function toLinear(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The sRGB hex of an OKLCH colour; chroma is reduced where sRGB has no such colour. */
function toHex(lightness: number, chroma: number, hue: number): string {
  let strength = chroma;
  let rgb = toLinear(lightness, strength, hue);
  for (let step = 0; step < 12 && rgb.some((part) => part < -0.002 || part > 1.002); step += 1) {
    strength *= 0.86;
    rgb = toLinear(lightness, strength, hue);
  }
  return `#${rgb.map((part) => toByte(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The tone of a hue at a lightness; very dark and very light tones are quieter. */
export function tone(colour: Hue, lightness: number): string {
  const quiet = 1 - Math.abs(lightness - 0.58) ** 1.6 * 1.1;
  return toHex(lightness, colour.chroma * Math.max(0.25, quiet), colour.hue);
}
