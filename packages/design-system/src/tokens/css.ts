import {
  DURATIONS,
  EASINGS,
  FONT_SIZES,
  LAYERS,
  LINE_HEIGHTS,
  RADII,
  SIZES,
  SPACE_STEPS,
  TALL_LINE_HEIGHT,
} from './scale';
import { type ColorName, FLOAT_SHADOW, SEMANTIC_COLORS } from './semantic';

export type Scheme = 'dark' | 'light';

/** Values for some of the colours of one scheme. */
export type ColorOverrides = Partial<Record<ColorName, string>>;

/** The colour declarations of one scheme, with a brand's overrides. */
export function colorDeclarations(scheme: Scheme, overrides: ColorOverrides = {}): string {
  const names = Object.keys(SEMANTIC_COLORS) as ColorName[];
  return names
    .map((name) => `--pl-color-${name}:${overrides[name] ?? SEMANTIC_COLORS[name][scheme]};`)
    .join('');
}

/** All declarations of one scheme: default colours, shadow, and native controls. */
export const schemeDeclarations = (scheme: Scheme): string =>
  `${colorDeclarations(scheme)}--pl-shadow-float:${FLOAT_SHADOW[scheme]};color-scheme:${scheme};`;

/** The declarations that both schemes share. */
export function scaleDeclarations(): string {
  const rows = (prefix: string, table: Record<string, string>): string =>
    Object.entries(table)
      .map(([name, value]) => `--pl-${prefix}-${name}:${value};`)
      .join('');
  return [
    SPACE_STEPS.map((step) => `--pl-space-${String(step)}:${String(step)}px;`).join(''),
    rows('font-size', FONT_SIZES),
    rows('radius', RADII),
    rows('duration', DURATIONS),
    rows('easing', EASINGS),
    rows('layer', LAYERS),
    rows('size', SIZES),
    `--pl-font-text:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;`,
    `--pl-font-display:'Parlour Display','Parlour Display Fallback',Georgia,'Noto Serif',serif;`,
  ].join('');
}

/** Languages with taller scripts. Matched on elements with a `lang` only: matching every element is slow. */
export const TALL_SCRIPTS = ['ar', 'bn', 'fa', 'hi', 'km', 'lo', 'my', 'ne', 'ta', 'th', 'ur']
  .map((language) => `:lang(${language})`)
  .join(', ');

/** The tight line heights of a language, for plain or for tall scripts. */
export const lineHeightDeclarations = (script: 'plain' | 'tall'): string =>
  Object.entries(LINE_HEIGHTS)
    .map(
      ([name, value]) =>
        `--pl-line-height-${name}:${script === 'tall' ? TALL_LINE_HEIGHT : value};`,
    )
    .join('');
