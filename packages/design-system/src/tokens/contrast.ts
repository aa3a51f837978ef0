/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Parses `#rgb` or `#rrggbb`; null for anything else. */
export function parseHex(text: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  const parts = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  if (parts === undefined) return null;
  const [r = 0, g = 0, b = 0] = parts.map((part) => Number.parseInt(part, 16));
  return [r, g, b];
}

/** Like `parseHex`, but for a translucent colour the result over white, where it hides least. */
export function parseOverWhite(text: string): Rgb | null {
  const [, r, g, b, percent] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text) ?? [];
  if (percent === undefined) return parseHex(text);
  const share = Number(percent) / 100;
  const seen = (part: string | undefined): number => Number(part) * share + 255 * (1 - share);
  return [seen(r), seen(g), seen(b)];
}

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance by WCAG 2.2, from 0 to 1. */
export const luminance = ([r, g, b]: Rgb): number =>
  0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);

/** Contrast ratio by WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
