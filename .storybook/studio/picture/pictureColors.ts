import {
  distance,
  hexToOklch,
  hueDistance,
  type Oklch,
  toHex,
  toOklch,
} from '../../../packages/design-system/src/theme/oklch';
import type { Rgb } from '../../../packages/design-system/src/tokens/contrast';

/** A colour of a picture that a brand may be made from. */
export interface PictureColor {
  /** As `#rrggbb`. */
  hex: string;
  /** Share of the picture's coloured and grey parts, from 0 to 1. */
  share: number;
}

/** Colours with less chroma are greys to the eye. */
const LEAST_CHROMA = 0.035;
const DARKEST = 0.18;
const LIGHTEST = 0.97;
/** Closer colours look like shades of one. */
const LEAST_DISTANCE = 0.11;
/** A smaller part is an edge between two colours. */
const LEAST_SHARE = 0.004;
const MOST_COLORS = 6;
/** Pixels that are more transparent show what is behind them. */
const LEAST_ALPHA = 128;
/** Bits of a channel that are left out to count like colours together. */
const COARSE_BITS = 3;
/** From here on two hues are different colours. */
const OTHER_HUE = 35;

interface Bin {
  count: number;
  sum: [number, number, number];
}

interface Cluster extends PictureColor {
  color: Oklch;
}

/** Counts the visible pixels by nearly equal colour. */
function countBins(pixels: Uint8ClampedArray): Bin[] {
  const bins = new Map<number, Bin>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < LEAST_ALPHA) continue;
    const key = ((r >> COARSE_BITS) << 10) | ((g >> COARSE_BITS) << 5) | (b >> COARSE_BITS);
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count += 1;
    bin.sum = [bin.sum[0] + r, bin.sum[1] + g, bin.sum[2] + b];
    bins.set(key, bin);
  }
  return [...bins.values()];
}

const isColor = ({ l, c }: Oklch): boolean => c >= LEAST_CHROMA && l >= DARKEST && l <= LIGHTEST;

/** Large and vivid first. By the root of the area, so that a small vivid colour comes before a large pale one. */
const weight = ({ share, color }: Cluster): number => Math.sqrt(share) * color.c;

/**
 * The distinct colours of a picture's pixels (RGBA), the strongest first. Greys, near-black and near-white are left
 * out: they are ground, line or text. Each is the colour of its most frequent pixels, not a mean, so that a logo's
 * own colour comes out exactly.
 */
export function pictureColors(pixels: Uint8ClampedArray): PictureColor[] {
  const bins = countBins(pixels).sort((one, other) => other.count - one.count);
  const visible = bins.reduce((sum, { count }) => sum + count, 0);
  const clusters: Cluster[] = [];
  for (const { count, sum } of bins) {
    const rgb = sum.map((part) => Math.round(part / count)) as unknown as Rgb;
    const color = toOklch(rgb);
    if (!isColor(color)) continue;
    const share = count / visible;
    const near = clusters.find((cluster) => distance(cluster.color, color) < LEAST_DISTANCE);
    if (near === undefined) clusters.push({ hex: toHex(rgb), share, color });
    else near.share += share;
  }
  return clusters
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, MOST_COLORS)
    .map(({ hex, share }) => ({ hex, share }));
}

/** What to begin with: the first colour for actions, and the first of another hue as the accent. */
export function proposeColors(colors: readonly PictureColor[]): {
  brandColor?: string;
  accentColor?: string;
} {
  const [first, ...others] = colors;
  if (first === undefined) return {};
  const isOther = ({ hex }: PictureColor): boolean => {
    const [brand, color] = [hexToOklch(first.hex), hexToOklch(hex)];
    return brand !== null && color !== null && hueDistance(brand, color) >= OTHER_HUE;
  };
  const accent = others.find(isOther);
  return { brandColor: first.hex, ...(accent === undefined ? {} : { accentColor: accent.hex }) };
}
