import type { Brand, BrandValues } from '@parlour/design-system/theme';
import { SEMANTIC_COLORS } from '@parlour/design-system/tokens';

/** A value that differs, as text; undefined where it is the one of the default theme. */
export interface Change {
  name: string;
  from: string | undefined;
  to: string | undefined;
}

export interface ChangeGroup {
  title: string;
  changes: Change[];
}

interface Made {
  values: BrandValues;
  brand: Brand;
}

type Table = Readonly<Record<string, string | undefined>>;

/** Values by path, such as `dark.brandColor`. */
const flat = (values: object, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      if (value === undefined) return [];
      if (typeof value === 'object' && value !== null)
        return Object.entries(flat(value, `${prefix}${name}.`));
      return [[`${prefix}${name}`, typeof value === 'string' ? value : JSON.stringify(value)]];
    }),
  );

function changed(from: Table, to: Table): Change[] {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names]
    .filter((name) => from[name] !== to[name])
    .map((name) => ({ name, from: from[name], to: to[name] }));
}

const colorsOf = ({ colors }: Brand, scheme: 'dark' | 'light'): Table =>
  Object.fromEntries(
    Object.entries(SEMANTIC_COLORS).map(([name, pair]) => [
      name,
      colors[scheme][name as keyof typeof SEMANTIC_COLORS] ?? pair[scheme],
    ]),
  );

/** What differs between two brands, by kind; kinds without a difference are left out. */
export function changesOf(one: Made, other: Made): ChangeGroup[] {
  const scheme = (name: 'dark' | 'light'): Change[] =>
    changed(colorsOf(one.brand, name), colorsOf(other.brand, name));
  const groups = [
    { title: 'Values', changes: changed(flat(one.values), flat(other.values)) },
    { title: 'Colours of the dark theme', changes: scheme('dark') },
    { title: 'Colours of the light theme', changes: scheme('light') },
    {
      title: 'Shape, type and light',
      changes: [
        ...changed(one.brand.scale, other.brand.scale),
        ...changed(
          flat({ dark: one.brand.effects.dark, light: one.brand.effects.light }),
          flat({ dark: other.brand.effects.dark, light: other.brand.effects.light }),
        ),
      ],
    },
  ];
  return groups.filter(({ changes }) => changes.length > 0);
}
