import type { ColorOverrides, Scheme } from '../tokens/css';
import type { BrandValues, RepairWay } from './brandValues';

/** A change that was made to keep texts and marks readable. */
export interface BrandRepair {
  /** The value that could not be kept as it is. */
  value: 'brandColor' | 'accentColor' | 'textOnBrand';
  /** Where: a theme, or on the pictures of both. */
  scheme: Scheme | 'picture';
  /** The chosen colour, `#rrggbb`. */
  from: string;
  /** What it became where it had to change, `#rrggbb`. */
  to: string;
  /** What was done. */
  way: RepairWay;
  /**
   * What could be done; the merchant chooses by `repair.brandColor` or `repair.accentColor`. Those of `textOnBrand` are
   * chosen by `repair.brandColor`: `ground` keeps the colour and changes the label, `shift` keeps the label.
   */
  ways: readonly RepairWay[];
  /** The same as one sentence in English. */
  text: string;
}

/** A merchant's brand, ready for `ThemeProvider`. */
export interface Brand {
  name: string;
  logo: string | null;
  /** What the merchant chose. */
  values: BrandValues;
  colors: Record<Scheme, ColorOverrides>;
  /** Tokens that differ by theme and are no colours, by name without the prefix. */
  effects: Record<Scheme, Record<string, string>>;
  /** Tokens that both themes share, by name without the prefix. */
  scale: Record<string, string>;
  /** What was changed to keep texts readable. */
  repairs: BrandRepair[];
}

/** An invalid brand value, with its name and the reason. */
export class BrandError extends Error {
  /** Name of the value; where no value has the given name, that name. */
  readonly value: keyof BrandValues;
  /** Name of the value with that of its part, such as `radius.card` or `dark.brandColor`. */
  readonly path: string;
  constructor(value: keyof BrandValues, reason: string, part?: string) {
    const path = part === undefined ? value : `${value}.${part}`;
    super(`theme.${path}: ${reason}`);
    this.name = 'BrandError';
    this.value = value;
    this.path = path;
  }
}

/** The brand's values as CSS rules, to put after the default ones. */
export function brandCss(brand: Brand): string {
  const rows = (table: Record<string, string | undefined>, prefix: string): string =>
    Object.entries(table)
      .map(([name, value]) => (value === undefined ? '' : `--pl-${prefix}${name}:${value};`))
      .join('');
  const inScheme = (scheme: Scheme): string =>
    rows(brand.colors[scheme], 'color-') + rows(brand.effects[scheme], '');
  const dark = inScheme('dark');
  const light = inScheme('light');
  return [
    `:root{${rows(brand.scale, '')}${dark}}`,
    `@media (prefers-color-scheme: light){:root:not([data-scheme]){${light}}}`,
    `[data-scheme='dark']{${dark}}`,
    `[data-scheme='light']{${light}}`,
  ].join('');
}
