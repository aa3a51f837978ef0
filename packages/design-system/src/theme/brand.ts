import type { ColorOverrides, Scheme } from '../tokens/css';

/** A merchant's values. Colours are `#rrggbb`; only `name` is required. */
export interface BrandValues {
  name: string;
  /** Colour of the main action of a view. */
  brandColor?: string | undefined;
  /** Colour of what is valuable: jackpots, ranks, rewards. */
  accentColor?: string | undefined;
  /** Corner radius of controls in px, 0 to 24. Those of cards and panels follow from it. */
  radius?: number | undefined;
  /** Font family for headings and digits. Load it on the page yourself. */
  displayFont?: string | undefined;
  /** Address of the logo. */
  logo?: string | undefined;
}

/** A merchant's brand, ready for `ThemeProvider`. */
export interface Brand {
  name: string;
  logo: string | null;
  colors: Record<Scheme, ColorOverrides>;
  scale: Record<string, string>;
  /** What was changed to keep texts readable, one sentence each. */
  repairs: string[];
}

/** An invalid brand value, with its name and the reason. */
export class BrandError extends Error {
  readonly value: keyof BrandValues;
  constructor(value: keyof BrandValues, reason: string) {
    super(`theme.${value}: ${reason}`);
    this.name = 'BrandError';
    this.value = value;
  }
}

/** The colours of a brand in both schemes. */
export type BrandColors = Pick<Brand, 'colors' | 'repairs'>;

/** Creates a brand from values whose colours have been computed. */
export function brandOf(values: BrandValues, { colors, repairs }: BrandColors): Brand {
  if (values.name.trim() === '') throw new BrandError('name', 'a brand needs a name');
  return {
    name: values.name,
    logo: values.logo ?? null,
    colors,
    scale: { ...corners(values.radius), ...display(values.displayFont) },
    repairs,
  };
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

/** The brand's values as CSS rules, to put after the default ones. */
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
