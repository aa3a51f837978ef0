import { type Brand, type ContrastRow, contrastReport } from '@parlour/design-system/theme';
import {
  type ColorName,
  EFFECTS,
  INSETS,
  RADII,
  SEMANTIC_COLORS,
  SIZES,
} from '@parlour/design-system/tokens';
import { brandColor } from '../../../packages/design-system/src/theme/contrastReport';
import { hueDistance, toOklch } from '../../../packages/design-system/src/theme/oklch';
import { parseOverWhite } from '../../../packages/design-system/src/tokens/contrast';

type Scheme = 'dark' | 'light';
const SCHEMES = ['dark', 'light'] as const;

/** How a colour differs from the one before; several may be true. */
export type ColorDifference =
  | 'lighter'
  | 'darker'
  | 'other hue'
  | 'more colourful'
  | 'greyer'
  | 'more opaque'
  | 'less opaque';

/** What one side has, as text; undefined where it has the default one. */
export interface ValueChange {
  /** Path of the value, such as `dark.brandColor`. */
  name: string;
  from: string | undefined;
  to: string | undefined;
}

export interface ColorChange {
  scheme: Scheme;
  /** Name of the token, without its prefix. */
  name: string;
  from: string;
  to: string;
  differences: ColorDifference[];
}

/** A token that is no colour. */
export interface TokenChange {
  /** Null where both themes share it. */
  scheme: Scheme | null;
  name: string;
  from: string;
  to: string;
}

export interface ContrastChange extends Pick<ContrastRow, 'scheme' | 'color' | 'ground' | 'least'> {
  from: number;
  to: number;
  change: 'better' | 'worse';
}

/** What differs between two brands. */
export interface BrandComparison {
  values: ValueChange[];
  colors: ColorChange[];
  tokens: TokenChange[];
  /** Those that got worse first, by how close they are to what is required. */
  contrast: ContrastChange[];
}

/** Differences that are seen: of lightness, chroma and hue in OKLCH. */
const SEEN = { l: 0.01, c: 0.012, h: 6 } as const;
/** Below it there is no hue to speak of. */
const LEAST_CHROMA = 0.02;
/** A ratio that moves less is told as unchanged. */
const SAME_RATIO = 0.05;

const opacity = (css: string): number => Number(/\/ (\d+)%/.exec(css)?.[1] ?? 100);

/** Names how a colour differs from another one. */
export function colorDifferences(from: string, to: string): ColorDifference[] {
  const solid = (css: string): string => css.replace(/\/ \d+%/, '/ 100%');
  const one = toOklch(parseOverWhite(solid(from)) ?? [0, 0, 0]);
  const other = toOklch(parseOverWhite(solid(to)) ?? [0, 0, 0]);
  const hasHue = Math.min(one.c, other.c) >= LEAST_CHROMA;
  const found: [boolean, ColorDifference][] = [
    [other.l - one.l >= SEEN.l, 'lighter'],
    [one.l - other.l >= SEEN.l, 'darker'],
    [hasHue && hueDistance(one, other) >= SEEN.h, 'other hue'],
    [other.c - one.c >= SEEN.c, 'more colourful'],
    [one.c - other.c >= SEEN.c, 'greyer'],
    [opacity(to) > opacity(from), 'more opaque'],
    [opacity(to) < opacity(from), 'less opaque'],
  ];
  return found.filter(([isSo]) => isSo).map(([, name]) => name);
}

type Texts = Readonly<Record<string, string | undefined>>;

const flat = (values: object, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      if (value === undefined) return [];
      if (typeof value === 'object' && value !== null)
        return Object.entries(flat(value, `${prefix}${name}.`));
      return [[`${prefix}${name}`, typeof value === 'string' ? value : JSON.stringify(value)]];
    }),
  );

/** By path. The short form of the radius is that of controls, so that the same corners are no change. */
function valuesByPath({ values }: Brand): Texts {
  const { radius } = values;
  return flat(typeof radius === 'number' ? { ...values, radius: { control: radius } } : values);
}

function changes(from: Texts, to: Texts): ValueChange[] {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names]
    .filter((name) => from[name] !== to[name])
    .map((name) => ({ name, from: from[name], to: to[name] }));
}

const prefixed = (prefix: string, table: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(table).map(([name, value]) => [`${prefix}-${name}`, value]);

const DEFAULT_SCALE: Texts = Object.fromEntries([
  ...prefixed('radius', RADII),
  ...prefixed('size', SIZES),
  ...prefixed('inset', INSETS),
]);

const DEFAULT_FACES: Texts = { 'font-display': 'Parlour Display', 'font-text': 'system-ui' };

function tokenChanges(one: Brand, other: Brand): TokenChange[] {
  const told = (scheme: Scheme | null, defaults: Texts, from: Texts, to: Texts): TokenChange[] =>
    changes({ ...defaults, ...from }, { ...defaults, ...to }).map((change) => ({
      scheme,
      name: change.name,
      from: change.from ?? '',
      to: change.to ?? '',
    }));
  return [
    ...told(null, { ...DEFAULT_SCALE, ...DEFAULT_FACES }, one.scale, other.scale),
    ...SCHEMES.flatMap((scheme) =>
      told(scheme, EFFECTS, one.effects[scheme], other.effects[scheme]),
    ),
  ];
}

function colorChanges(one: Brand, other: Brand): ColorChange[] {
  return SCHEMES.flatMap((scheme) =>
    (Object.keys(SEMANTIC_COLORS) as ColorName[]).flatMap((name) => {
      const [from, to] = [brandColor(name, scheme, one), brandColor(name, scheme, other)];
      if (from === to) return [];
      return [{ scheme, name, from, to, differences: colorDifferences(from, to) }];
    }),
  );
}

function contrastChanges(one: Brand, other: Brand): ContrastChange[] {
  const key = ({ scheme, color, ground }: ContrastRow): string => `${scheme} ${color} ${ground}`;
  const before = new Map(contrastReport(one).map((row) => [key(row), row.ratio]));
  const told = contrastReport(other).flatMap((row): ContrastChange[] => {
    const from = before.get(key(row)) ?? row.ratio;
    const { scheme, color, ground, least, ratio: to } = row;
    if (Math.abs(to - from) < SAME_RATIO) return [];
    const change = to > from ? 'better' : 'worse';
    return [{ scheme, color, ground, least, from, to, change }];
  });
  const rank = ({ change }: ContrastChange): number => (change === 'worse' ? 0 : 1);
  return told.sort((a, b) => rank(a) - rank(b) || a.to / a.least - b.to / b.least);
}

/** Tells what changed from one brand to another: values, the tokens made of them, and how well they are read. */
export function compareBrands(one: Brand, other: Brand): BrandComparison {
  return {
    values: changes(valuesByPath(one), valuesByPath(other)),
    colors: colorChanges(one, other),
    tokens: tokenChanges(one, other),
    contrast: contrastChanges(one, other),
  };
}
