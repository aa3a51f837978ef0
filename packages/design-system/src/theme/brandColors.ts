import { contrast, parseHex, parseSeen, type Rgb } from '../tokens/contrast';
import type { ColorOverrides, Scheme } from '../tokens/css';
import { type ColorName, SEMANTIC_COLORS } from '../tokens/semantic';
import { type BrandColors, BrandError, type BrandValues } from './brand';
import { hexToOklch, type Oklch, toHex, toRgb } from './oklch';

const SURFACES: ColorName[] = ['surface-page', 'surface-panel', 'surface-raised', 'surface-sunken'];

/** Quiet controls and entries of menus keep their text under the pointer. */
const TEXT_SURFACES: ColorName[] = [...SURFACES, 'surface-hover'];

/** Makes the colours of both schemes. Those that would be hard to read are moved until they are not. */
export function brandColors(values: BrandValues): BrandColors {
  const repairs: string[] = [];
  const colors: Record<Scheme, ColorOverrides> = { dark: {}, light: {} };
  for (const scheme of ['dark', 'light'] as const) {
    if (values.brandColor !== undefined) {
      Object.assign(
        colors[scheme],
        family('action', read('brandColor', values.brandColor), scheme, repairs),
      );
    }
    if (values.accentColor !== undefined) {
      Object.assign(
        colors[scheme],
        family('accent', read('accentColor', values.accentColor), scheme, repairs),
      );
    }
  }
  if (values.accentColor !== undefined) {
    const onPicture = accentOnPicture(read('accentColor', values.accentColor), repairs);
    for (const scheme of ['dark', 'light'] as const)
      colors[scheme]['accent-on-picture'] = onPicture;
  }
  return { colors, repairs };
}

function read(name: 'brandColor' | 'accentColor', text: string): Oklch {
  const parsed = hexToOklch(text);
  if (parsed === null) throw new BrandError(name, `"${text}" is not a colour like #1fa381`);
  return parsed;
}

const ground = (name: ColorName, scheme: Scheme): Rgb =>
  parseHex(SEMANTIC_COLORS[name][scheme]) ?? [0, 0, 0];

/** Moves lightness away from the grounds until the ratio holds; the hue stays the brand's. */
function readable(
  start: Oklch,
  grounds: Rgb[],
  least: number,
  scheme: Scheme,
  also: (rgb: Rgb) => boolean = () => true,
): Oklch {
  const step = scheme === 'dark' ? 0.01 : -0.01;
  let current = start;
  while (current.l > 0 && current.l < 1) {
    const rgb = toRgb(current);
    if (grounds.every((below) => contrast(rgb, below) >= least) && also(rgb)) return current;
    current = { ...current, l: current.l + step };
  }
  return { l: scheme === 'dark' ? 0.98 : 0.12, c: 0, h: start.h };
}

function family(
  kind: 'action' | 'accent',
  chosen: Oklch,
  scheme: Scheme,
  repairs: string[],
): ColorOverrides {
  const grounds = (names: ColorName[]): Rgb[] => names.map((name) => ground(name, scheme));
  const main = readable(chosen, grounds(SURFACES), 3, scheme, carriesInk);
  if (Math.abs(main.l - chosen.l) > 0.005)
    repairs.push(
      `The ${kind} colour was made ${main.l > chosen.l ? 'lighter' : 'darker'} in the ${scheme} theme to stand out from its ground.`,
    );
  const away = scheme === 'dark' ? 1 : -1;
  const shift = (amount: number): Rgb =>
    toRgb({ ...main, l: Math.min(0.97, Math.max(0.08, main.l + away * amount)) });
  const states = [toRgb(main), shift(0.06), shift(0.11)];
  const on = bestOn(states);
  const subtle = toRgb({
    l: scheme === 'dark' ? 0.29 : 0.94,
    c: Math.min(main.c, 0.035),
    h: main.h,
  });
  const text = toRgb(readable(main, [...grounds(TEXT_SURFACES), subtle], 4.5, scheme));
  if (kind === 'accent')
    return {
      accent: toHex(toRgb(main)),
      'accent-text': toHex(text),
      'on-accent': toHex(bestOn([toRgb(main)]).ink),
      'accent-subtle': toHex(subtle),
    };
  const [rest, hover, active] = on.grounds.map(toHex);
  return {
    action: rest,
    'action-hover': hover,
    'action-active': active,
    'on-action': toHex(on.ink),
    'action-text': toHex(text),
    'action-subtle': toHex(subtle),
  };
}

/** Pictures have a dark veil in both themes, so the accent on them is one as well. */
function accentOnPicture(chosen: Oklch, repairs: string[]): string {
  const veils = (['dark', 'light'] as const).map(
    (scheme) => parseSeen(SEMANTIC_COLORS['picture-veil'][scheme]) ?? ([0, 0, 0] as const),
  );
  const seen = readable(chosen, veils, 3, 'dark');
  if (seen.l - chosen.l > 0.005)
    repairs.push('The accent colour was made lighter on pictures to stand out from their veil.');
  return toHex(toRgb(seen));
}

const INKS: Rgb[] = [
  [18, 15, 23],
  [255, 254, 251],
];

const carriesInk = (below: Rgb): boolean => INKS.some((ink) => contrast(ink, below) >= 4.5);

/** The ink that reads best at rest; states that it can't be read on stay like the first. */
function bestOn(grounds: Rgb[]): { ink: Rgb; grounds: Rgb[] } {
  const [rest] = grounds as [Rgb, ...Rgb[]];
  const [first, second] = INKS as [Rgb, Rgb];
  const ink = contrast(first, rest) >= contrast(second, rest) ? first : second;
  return { ink, grounds: grounds.map((below) => (contrast(ink, below) >= 4.5 ? below : rest)) };
}
