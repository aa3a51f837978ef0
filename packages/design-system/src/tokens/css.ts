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

/** The colour declarations of one scheme, with a brand's own values in place. */
export function colorDeclarations(scheme: Scheme, overrides: ColorOverrides = {}): string {
  const names = Object.keys(SEMANTIC_COLORS) as ColorName[];
  return names
    .map((name) => `--pl-color-${name}:${overrides[name] ?? SEMANTIC_COLORS[name][scheme]};`)
    .join('');
}

/** All that one scheme sets: the house's colours, the shadow, and what the browser draws itself. */
export const schemeDeclarations = (scheme: Scheme): string =>
  `${colorDeclarations(scheme)}--pl-shadow-float:${FLOAT_SHADOW[scheme]};color-scheme:${scheme};`;

/** The declarations that are the same in both schemes. */
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

/** Languages whose signs stand higher; asked of the elements that say a language, because asking all is felt. */
export const TALL_SCRIPTS = ['ar', 'bn', 'fa', 'hi', 'km', 'lo', 'my', 'ne', 'ta', 'th', 'ur']
  .map((language) => `:lang(${language})`)
  .join(', ');

/** The tight line heights where a language starts whose script is tall, or where one starts that is not. */
export const lineHeightDeclarations = (script: 'plain' | 'tall'): string =>
  Object.entries(LINE_HEIGHTS)
    .map(
      ([name, value]) =>
        `--pl-line-height-${name}:${script === 'tall' ? TALL_LINE_HEIGHT : value};`,
    )
    .join('');
