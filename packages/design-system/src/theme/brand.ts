import { contrast, parseHex, type Rgb } from '../tokens/contrast';
import type { ColorOverrides, Scheme } from '../tokens/css';
import { type ColorName, SEMANTIC_COLORS } from '../tokens/semantic';
import { hexToOklch, type Oklch, toHex, toRgb } from './oklch';

/** What a merchant chooses. Colours are `#rrggbb`; everything but the name may be left out. */
export interface BrandValues {
  name: string;
  /** Colour of the one main action of a view. */
  brandColor?: string | undefined;
  /** Colour of what is precious: jackpots, ranks, rewards. */
  accentColor?: string | undefined;
  /** Corner of controls in px, 0 to 24; cards and panels follow it. */
  radius?: number | undefined;
  /** Family for headings and digits; it has to be on the page already. */
  displayFont?: string | undefined;
  /** Address of the logo. */
  logo?: string | undefined;
}

/** A merchant's look, ready for `ThemeProvider`. */
export interface Brand {
  name: string;
  logo: string | null;
  colors: Record<Scheme, ColorOverrides>;
  scale: Record<string, string>;
  /** What was changed to keep texts readable, one sentence each. */
  repairs: string[];
}

/** A brand value that can't be used, with the name of the value and the reason. */
export class BrandError extends Error {
  readonly value: keyof BrandValues;
  constructor(value: keyof BrandValues, reason: string) {
    super(`theme.${value}: ${reason}`);
    this.name = 'BrandError';
    this.value = value;
  }
}

const SURFACES: ColorName[] = ['surface-page', 'surface-panel', 'surface-raised', 'surface-sunken'];

/** Makes the dark and light themes of a merchant. Colours that would be hard to read are moved until they are not. */
export function defineBrand(values: BrandValues): Brand {
  if (values.name.trim() === '') throw new BrandError('name', 'a brand needs a name');
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
  return {
    name: values.name,
    logo: values.logo ?? null,
    colors,
    scale: { ...corners(values.radius), ...display(values.displayFont) },
    repairs,
  };
}

function read(name: 'brandColor' | 'accentColor', text: string): Oklch {
  const parsed = hexToOklch(text);
  if (parsed === null) throw new BrandError(name, `"${text}" is not a colour like #1fa381`);
  return parsed;
}

function corners(value: number | undefined): Record<string, string> {
  if (value === undefined) return {};
  if (!Number.isFinite(value) || value < 0 || value > 24)
    throw new BrandError('radius', 'a number of pixels from 0 to 24');
  return {
    'radius-control': `${String(value)}px`,
    'radius-card': `${String(Math.round(value * 1.25))}px`,
    'radius-panel': `${String(Math.round(value * 1.5))}px`,
  };
}

function display(family: string | undefined): Record<string, string> {
  if (family === undefined) return {};
  if (!/^[\p{L}\d '-]{1,64}$/u.test(family))
    throw new BrandError('displayFont', 'the plain name of one font family');
  return { 'font-display': `'${family.replaceAll("'", '')}',Georgia,serif` };
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
  const surfaces = SURFACES.map((name) => ground(name, scheme));
  const main = readable(chosen, surfaces, 3, scheme, carriesInk);
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
  const text = toRgb(readable(main, [...surfaces, subtle], 4.5, scheme));
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

/** The brand's values as CSS rules that go after the house's own. */
export function brandCss(brand: Brand): string {
  const rows = (table: Record<string, string | undefined>, prefix: string): string =>
    Object.entries(table)
      .map(([name, value]) => (value === undefined ? '' : `--pl-${prefix}${name}:${value};`))
      .join('');
  const dark = rows(brand.colors.dark, 'color-');
  const light = rows(brand.colors.light, 'color-');
  return [
    `:root{${rows(brand.scale, '')}${dark}}`,
    `@media (prefers-color-scheme: light){:root:not([data-scheme]){${light}}}`,
    `[data-scheme='dark']{${dark}}`,
    `[data-scheme='light']{${light}}`,
  ].join('');
}
