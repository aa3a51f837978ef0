import { parseHex } from '../tokens/contrast';
import type { ColorOverrides, Scheme } from '../tokens/css';
import { type ColorName, SEMANTIC_COLORS } from '../tokens/semantic';
import type { Brand } from './brand';
import type { BrandValues, Glow } from './brandValues';

/** Opacity in percent of the light around what is precious; for `soft` that of the default theme. */
const SHINE = {
  none: { dark: 0, light: 0 },
  soft: { dark: 22, light: 20 },
  strong: { dark: 44, light: 38 },
} as const;

/** Shadows around a button: lengths, and opacity in percent. A light page shows less of a light. */
const AROUND = {
  soft: { lengths: '0 2px 14px', dark: 38, light: 30 },
  strong: { lengths: '0 4px 28px', dark: 64, light: 48 },
} as const;

/** Opaque down to two thirds, then fading into the colour behind the picture. */
const SOFT_EDGE = 'linear-gradient(rgb(0 0 0 / 100%) 64%,rgb(0 0 0 / 12%) 100%)';

function translucent(hex: string, percent: number): string {
  const [r, g, b] = parseHex(hex) ?? [0, 0, 0];
  return `rgb(${String(r)} ${String(g)} ${String(b)} / ${String(percent)}%)`;
}

/** The colour of the shine around what is precious. It follows the accent colour. */
export function shine(glow: Glow, accent: string, scheme: Scheme): string {
  return translucent(accent, SHINE[glow][scheme]);
}

type Effects = Brand['effects'];

/** Light and pictures in both schemes. A brand that chooses none of them has the default ones. */
export function brandEffects(
  { glow = 'none', pictureStyle }: BrandValues,
  colors: Record<Scheme, ColorOverrides>,
): Effects {
  const effects: Effects = { dark: {}, light: {} };
  for (const scheme of ['dark', 'light'] as const) {
    const own = effects[scheme];
    const color = (name: ColorName): string =>
      colors[scheme][name] ?? SEMANTIC_COLORS[name][scheme];
    if (glow !== 'none')
      for (const kind of ['action', 'accent'] as const) {
        const { lengths, [scheme]: percent } = AROUND[glow];
        own[`glow-${kind}`] = `${lengths} ${translucent(color(kind), percent)}`;
      }
    if (pictureStyle === 'framed') own['picture-frame'] = `2px solid ${color('border-control')}`;
    if (pictureStyle === 'soft') own['picture-mask'] = SOFT_EDGE;
  }
  return effects;
}
