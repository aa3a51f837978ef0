import { contrast, parseHex, parseOverWhite, type Rgb } from '../tokens/contrast';
import type { ColorOverrides, Scheme } from '../tokens/css';
import { type ColorName, SEMANTIC_COLORS } from '../tokens/semantic';
import type { Brand, BrandRepair } from './brand';
import { type BrandValues, valuesIn } from './brandValues';
import { distance, type Oklch, toHex, toOklch, toRgb } from './oklch';

const SURFACES: ColorName[] = [
  'surface-page',
  'surface-panel',
  'surface-raised',
  'surface-sunken',
  'surface-field',
];

/** Differences of lightness from here on are visible, and reported. */
const VISIBLE_SHIFT = 0.005;

/** Quiet controls and menu items keep their text colour while hovered. */
const TEXT_SURFACES: ColorName[] = [...SURFACES, 'surface-hover'];

/** Computes the colours of both schemes. Colours that would be hard to read are adjusted until they are not. */
export function brandColors(values: BrandValues): Pick<Brand, 'colors' | 'repairs'> {
  const repairs: BrandRepair[] = [];
  const colors: Brand['colors'] = { dark: {}, light: {} };
  for (const scheme of ['dark', 'light'] as const) {
    const { brandColor, accentColor } = valuesIn(values, scheme);
    if (brandColor !== undefined)
      Object.assign(colors[scheme], family('action', read(brandColor), scheme, repairs));
    if (accentColor === undefined) continue;
    Object.assign(colors[scheme], family('accent', read(accentColor), scheme, repairs));
    colors[scheme]['accent-on-picture'] = accentOnPicture(read(accentColor), repairs);
  }
  return { colors, repairs };
}

/** `checkBrand` has seen that it is a colour. */
const read = (text: string): Oklch => toOklch(parseHex(text) ?? [0, 0, 0]);

const ground = (name: ColorName, scheme: Scheme): Rgb =>
  parseHex(SEMANTIC_COLORS[name][scheme]) ?? [0, 0, 0];

/** Changes the lightness, away from the backgrounds, until the contrast is reached. The hue stays. */
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

/** Minimum distance from the surfaces to be visible as a background, in OKLab. */
const MIN_DISTANCE = 0.1;

/**
 * Whether a colour, which lacks contrast to the light theme's surfaces, is visible on them by its hue and
 * readable under a dark label. As a background it then stays as the merchant chose it.
 */
function isBrightGround(chosen: Oklch, mark: Oklch, scheme: Scheme): boolean {
  const isDarkened = scheme === 'light' && mark.l < chosen.l - VISIBLE_SHIFT;
  return (
    isDarkened &&
    contrast(INKS[0], toRgb(chosen)) >= 7 &&
    SURFACES.every((name) => distance(toOklch(ground(name, scheme)), chosen) >= MIN_DISTANCE)
  );
}

function family(
  kind: 'action' | 'accent',
  chosen: Oklch,
  scheme: Scheme,
  repairs: BrandRepair[],
): ColorOverrides {
  const grounds = (names: ColorName[]): Rgb[] => names.map((name) => ground(name, scheme));
  const mark = readable(chosen, grounds(SURFACES), 3, scheme, carriesInk);
  const isBright = isBrightGround(chosen, mark, scheme);
  const main = isBright ? chosen : mark;
  const repair = {
    value: kind === 'action' ? 'brandColor' : 'accentColor',
    scheme,
    from: toHex(toRgb(chosen)),
    to: toHex(toRgb(mark)),
  } as const;
  if (isBright)
    repairs.push({
      ...repair,
      way: 'ground',
      ways: ['shift', 'ground'],
      text: `The ${kind} colour stays as it is on buttons and other grounds, with a dark label. As a text, an edge or a mark it was made darker in the ${scheme} theme.`,
    });
  else if (Math.abs(main.l - chosen.l) > VISIBLE_SHIFT)
    repairs.push({
      ...repair,
      way: 'shift',
      ways: ['shift'],
      text: `The ${kind} colour was made ${main.l > chosen.l ? 'lighter' : 'darker'} in the ${scheme} theme to stand out from its ground.`,
    });
  const away = scheme === 'dark' ? 1 : -1;
  const shift = (amount: number): Oklch => ({
    ...main,
    l: Math.min(0.97, Math.max(0.08, main.l + away * amount)),
  });
  const on = bestOn(main, [
    [shift(0.06), shift(-0.06)],
    [shift(0.11), shift(-0.11)],
  ]);
  const subtle = toRgb({
    l: scheme === 'dark' ? 0.29 : 0.94,
    c: Math.min(mark.c, 0.035),
    h: mark.h,
  });
  const text = toRgb(readable(mark, [...grounds(TEXT_SURFACES), subtle], 4.5, scheme));
  if (kind === 'accent')
    return {
      accent: toHex(toRgb(main)),
      'accent-mark': toHex(toRgb(mark)),
      'accent-text': toHex(text),
      'on-accent': toHex(on.ink),
      'accent-subtle': toHex(subtle),
    };
  const [rest, hover, active] = on.grounds.map(toHex);
  return {
    action: rest,
    'action-hover': hover,
    'action-active': active,
    'action-mark': toHex(toRgb(mark)),
    'on-action': toHex(on.ink),
    'action-text': toHex(text),
    'action-subtle': toHex(subtle),
  };
}

/** Pictures have a dark overlay in both themes, so there is one accent colour on them. */
function accentOnPicture(chosen: Oklch, repairs: BrandRepair[]): string {
  const veils = (['dark', 'light'] as const).map(
    (scheme) => parseOverWhite(SEMANTIC_COLORS['picture-veil'][scheme]) ?? ([0, 0, 0] as const),
  );
  const seen = readable(chosen, veils, 3, 'dark');
  if (seen.l - chosen.l > 0.005)
    repairs.push({
      value: 'accentColor',
      scheme: 'picture',
      from: toHex(toRgb(chosen)),
      to: toHex(toRgb(seen)),
      way: 'shift',
      ways: ['shift'],
      text: 'The accent colour was made lighter on pictures to stand out from their veil.',
    });
  return toHex(toRgb(seen));
}

/** A dark and a light text colour. */
const INKS: readonly [Rgb, Rgb] = [
  [18, 15, 23],
  [255, 254, 251],
];

const carriesInk = (below: Rgb): boolean => INKS.some((ink) => contrast(ink, below) >= 4.5);

/** A smaller change of lightness is not visible as a state. */
const MIN_STATE_SHIFT = 0.03;

/**
 * The text colour with the best contrast at rest, and for each state the first visible variant with enough
 * contrast.
 */
function bestOn(main: Oklch, states: Oklch[][]): { ink: Rgb; grounds: Rgb[] } {
  const rest = toRgb(main);
  const [first, second] = INKS;
  const ink = contrast(first, rest) >= contrast(second, rest) ? first : second;
  const isReadable = (state: Oklch): boolean =>
    Math.abs(state.l - main.l) >= MIN_STATE_SHIFT && contrast(ink, toRgb(state)) >= 4.5;
  const found = states.map((variants) => variants.find(isReadable) ?? main);
  return { ink, grounds: [rest, ...found.map(toRgb)] };
}
