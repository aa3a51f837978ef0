import { luminance, parseHex, parseOverWhite, type Rgb } from '../tokens/contrast';
import { TEXT_SURFACES } from '../tokens/contrastPairs';
import type { ColorOverrides, Scheme } from '../tokens/css';
import { type ColorName, SEMANTIC_COLORS } from '../tokens/semantic';
import { type Oklch, toHex, toOklch, toRgb } from './oklch';

const LINES = ['border-subtle', 'border-default', 'border-control', 'skeleton'] as const;

/** Most chroma that a surface takes: enough to be seen as a hue, too little to compete with the brand's colours. */
const MOST_CHROMA = { dark: 0.035, light: 0.018 } as const;
/** Lines are thin, so that they may have more. */
const LINE_CHROMA = 1.5;

/**
 * The colour in the hue of the tint. Never lighter than before if `isDarker`, never darker if not: so every contrast
 * stays at least as high as it was.
 */
function tinted(name: ColorName, scheme: Scheme, { c, h }: Oklch, isDarker: boolean): string {
  const house: Rgb = parseHex(SEMANTIC_COLORS[name][scheme]) ?? [0, 0, 0];
  const least = luminance(house);
  const step = isDarker ? -0.002 : 0.002;
  let l = toOklch(house).l;
  let rgb = toRgb({ l, c, h });
  while (isDarker ? luminance(rgb) > least : luminance(rgb) < least) {
    l += step;
    if (l < 0 || l > 1) return isDarker ? '#000000' : '#ffffff';
    rgb = toRgb({ l, c, h });
  }
  return toHex(rgb);
}

/** The page as it is seen below the veil of a dialog. */
function veiledPage(page: string, scheme: Scheme): string {
  const veil = SEMANTIC_COLORS.scrim[scheme];
  const share = Number(/(\d+)%/.exec(veil)?.[1]) / 100;
  const overWhite = parseOverWhite(veil) ?? [0, 0, 0];
  const below = parseHex(page) ?? [0, 0, 0];
  const seen = overWhite.map((part, at) =>
    Math.round(part - (255 - (below[at] ?? 0)) * (1 - share)),
  );
  return toHex(seen as unknown as Rgb);
}

/** Surfaces and lines in the hue of a colour. Their lightness stays, and grey makes them grey. */
export function surfaceColors(tint: Oklch, scheme: Scheme): ColorOverrides {
  const surface = { ...tint, c: Math.min(tint.c, MOST_CHROMA[scheme]) };
  const line = { ...tint, c: Math.min(tint.c, MOST_CHROMA[scheme] * LINE_CHROMA) };
  const isDark = scheme === 'dark';
  const colors: ColorOverrides = {};
  for (const name of TEXT_SURFACES) colors[name] = tinted(name, scheme, surface, isDark);
  // Lines have contrast to surfaces, in the other direction.
  for (const name of LINES) colors[name] = tinted(name, scheme, line, !isDark);
  colors['scrim-page'] = veiledPage(colors['surface-page'] ?? '', scheme);
  return colors;
}
