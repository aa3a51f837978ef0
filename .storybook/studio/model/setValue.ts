import type { BrandValues } from '@parlour/design-system/theme';

type Part = string | number | undefined;

/** A value by its path, such as `brandColor` or `dark.brandColor`. */
export function valueAt(values: BrandValues, path: string): Part {
  const [name = '', part] = path.split('.');
  const value = values[name as keyof BrandValues];
  if (part === undefined) return typeof value === 'object' ? undefined : value;
  return typeof value === 'object' ? (value as Record<string, Part>)[part] : undefined;
}

/** The values with one of them changed. What is undefined or has nothing in it is left out, so that exports are short. */
export function withValue(values: BrandValues, path: string, value: Part): BrandValues {
  const [name = '', part] = path.split('.');
  const { [name as keyof BrandValues]: before, ...others } = values;
  const own = typeof before === 'object' ? before : {};
  const next = part === undefined ? value : tidy({ ...own, [part]: value });
  // The name stays, also while it is empty: a brand needs one, and its field says so.
  return (next === undefined ? others : { ...values, [name]: next }) as BrandValues;
}

function tidy(parts: Readonly<Record<string, Part>>): object | undefined {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

export type RadiusKind = 'control' | 'card' | 'panel';

/** The radius of one kind, if it was set by itself. */
export const radiusOf = ({ radius }: BrandValues, kind: RadiusKind): number | undefined =>
  typeof radius === 'object' ? radius[kind] : kind === 'control' ? radius : undefined;

/** Sets one radius; the short form is kept as long as only that of controls is given. */
export function withRadius(
  values: BrandValues,
  kind: RadiusKind,
  px: number | undefined,
): BrandValues {
  const { radius, ...others } = values;
  const own = typeof radius === 'object' ? radius : { control: radius };
  const next = tidy({ ...own, [kind]: px });
  if (next === undefined) return others;
  const isShort = Object.keys(next).every((name) => name === 'control');
  return { ...values, radius: isShort ? (next as { control: number }).control : next };
}
