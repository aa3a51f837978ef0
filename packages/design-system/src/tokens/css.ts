import {
  DURATIONS,
  EASINGS,
  EFFECTS,
  FONT_SIZES,
  INSETS,
  LAYERS,
  LINE_HEIGHTS,
  NASTALIQ_LINE_HEIGHT,
  RADII,
  SIZES,
  SPACE_STEPS,
  TALL_LINE_HEIGHT,
  TALL_TEXT_LINE_HEIGHT,
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

/** The face of headings, which has Latin letters and digits alone. */
const DISPLAY = "'Parlour Display','Parlour Display Fallback'";

const TEXT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
const SERIF = "Georgia,'Noto Serif',serif";

/** The declarations that both schemes share. */
export function scaleDeclarations(): string {
  const rows = (prefix: string, table: Record<string, string>): string =>
    Object.entries(table)
      .map(([name, value]) => `--pl-${prefix}${name}:${value};`)
      .join('');
  return [
    SPACE_STEPS.map((step) => `--pl-space-${String(step)}:${String(step)}px;`).join(''),
    rows('font-size-', FONT_SIZES),
    rows('radius-', RADII),
    rows('duration-', DURATIONS),
    rows('easing-', EASINGS),
    rows('layer-', LAYERS),
    rows('size-', SIZES),
    rows('inset-', INSETS),
    rows('', EFFECTS),
    `--pl-font-text:${TEXT};`,
    `--pl-font-display:${DISPLAY},${SERIF};`,
  ].join('');
}

/** Urdu in its own letters; `:lang(ur)` is true of Roman Urdu, too. */
const URDU = ':lang(ur):not(:lang(ur-Latn))';

/** Languages with taller scripts. */
const TALL_SCRIPTS = ['ar', 'bn', 'fa', 'hi', 'km', 'lo', 'my', 'ne', 'ta', 'th']
  .map((language) => `:lang(${language})`)
  .concat(URDU)
  .join(', ');

/** Nastaliq for Urdu (`fonts.css`): other faces are hard to read for those who grew up with it. */
const NASTALIQ = "'Parlour Nastaliq'";

const lineHeights = (value?: string): string =>
  Object.entries(LINE_HEIGHTS)
    .map(([name, plain]) => `--pl-line-height-${name}:${value ?? plain};`)
    .join('');

/**
 * What differs by language: line heights, faces, and where lines break. Matched on elements with a `lang` only, and
 * inherited: matching every element is slow. Without specificity, so that a brand or a component can set its own.
 */
export const languageRules = (): string =>
  [
    `:where(body,[lang]){${lineHeights()}word-break:normal;}`,
    `:where(body,[lang]):where(${TALL_SCRIPTS}){line-height:${TALL_TEXT_LINE_HEIGHT};${lineHeights(TALL_LINE_HEIGHT)}}`,
    `:where(body,[lang]):where(${URDU}){--pl-font-text:${NASTALIQ},${TEXT};--pl-font-display:${DISPLAY},${NASTALIQ},${SERIF};font-family:var(--pl-font-text);line-height:${NASTALIQ_LINE_HEIGHT};${lineHeights(NASTALIQ_LINE_HEIGHT)}}`,
    // Korean breaks between words. Japanese breaks between phrases where the browser knows them.
    ':where(body,[lang]):where(:lang(ko)){word-break:keep-all;}',
    ':where(body,[lang]):where(:lang(ja)){word-break:auto-phrase;}',
  ].join('');
