import { parseHex } from '../tokens/contrast';
import { languageRules, type Scheme, scaleDeclarations, schemeDeclarations } from '../tokens/css';
import {
  DURATIONS,
  EASINGS,
  EFFECTS,
  type Effect,
  FONT_SIZES,
  INSETS,
  LAYERS,
  LINE_HEIGHTS,
  RADII,
  SIZES,
  SPACE_STEPS,
} from '../tokens/scale';
import { type ColorName, FLOAT_SHADOW, SEMANTIC_COLORS } from '../tokens/semantic';
import { type Brand, brandCss } from './brand';
import type { BrandValues } from './brandValues';
import { brandColor } from './contrastReport';

/** One token of the Design Tokens format (Community Group, 2025.10). */
export interface DesignToken {
  $type:
    | 'border'
    | 'color'
    | 'cubicBezier'
    | 'dimension'
    | 'duration'
    | 'fontFamily'
    | 'gradient'
    | 'number'
    | 'shadow';
  $value: unknown;
}
export interface DesignTokenGroup {
  [name: string]: DesignToken | DesignTokenGroup;
}
/** All tokens, with the values that a merchant chose where a brand has some. */
export interface DesignTokenFile {
  $extensions?: { [VALUES_KEY]: BrandValues };
  [name: string]: DesignToken | DesignTokenGroup | DesignTokenFile['$extensions'];
}

/** Where a token file has the values of the brand, so that nothing is lost on its way through a design tool. */
export const VALUES_KEY = 'parlour.brand';

/** What is not seen. */
const CLEAR = 'rgb(0 0 0 / 0%)';

/** Decimals that an 8-bit channel needs. */
const PLACES = 4;

const channel = (value: number): number => Number((value / 255).toFixed(PLACES));

function colorToken(css: string): DesignToken {
  const [, r, g, b, percent] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(css) ?? [];
  const rgb = parseHex(css) ?? [Number(r), Number(g), Number(b)];
  const value = { colorSpace: 'srgb', components: rgb.map(channel) };
  return {
    $type: 'color',
    $value:
      percent === undefined ? { ...value, hex: css } : { ...value, alpha: Number(percent) / 100 },
  };
}

function dimensionToken(css: string): DesignToken {
  const [, number = '0', unit = 'px'] = /^([\d.]+)(px|rem)$/.exec(css) ?? [];
  return { $type: 'dimension', $value: { value: Number(number), unit } };
}

const numberToken = (css: string): DesignToken => ({ $type: 'number', $value: Number(css) });

function shadowToken(css: string): DesignToken {
  // The format has no word for none.
  const seen = css === 'none' ? `0 0 0 ${CLEAR}` : css;
  const layers = [...seen.matchAll(/(\S+) (\S+) (\S+) (rgb\([^)]+\))/g)];
  const length = (part = '0px'): unknown => dimensionToken(part === '0' ? '0px' : part).$value;
  return {
    $type: 'shadow',
    $value: layers.map(([, offsetX, offsetY, blur, shade = '']) => ({
      color: colorToken(shade).$value,
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length(),
    })),
  };
}

function frameToken(css: string): DesignToken {
  const [width = '0px', style = 'solid', shade = CLEAR] =
    css === 'none' ? [] : (/^(\S+) (\S+) (.+)$/.exec(css)?.slice(1) ?? []);
  return {
    $type: 'border',
    $value: { color: colorToken(shade).$value, width: dimensionToken(width).$value, style },
  };
}

/** Opacity of a picture from top to bottom: only the alpha counts. */
function maskToken(css: string): DesignToken {
  const stops = [...css.matchAll(/(rgb\([^)]+\)) (\d+)%/g)].map(([, shade = '', percent]) => ({
    color: colorToken(shade).$value,
    position: Number(percent) / 100,
  }));
  const color = colorToken('rgb(0 0 0 / 100%)').$value;
  const whole = [0, 1].map((position) => ({ color, position }));
  return { $type: 'gradient', $value: stops.length === 0 ? whole : stops };
}

const durationToken = (css: string): DesignToken => ({
  $type: 'duration',
  $value: { value: Number.parseFloat(css), unit: 'ms' },
});

const easingToken = (css: string): DesignToken => ({
  $type: 'cubicBezier',
  $value: (/\((.+)\)/.exec(css)?.[1] ?? '').split(',').map(Number),
});

const fontToken = (css: string): DesignToken => ({
  $type: 'fontFamily',
  $value: css.split(',').map((name) => name.trim().replaceAll(/^'|'$/g, '')),
});

const group = (table: Readonly<Record<string, string>>, toToken: (css: string) => DesignToken) =>
  Object.fromEntries(Object.entries(table).map(([name, css]) => [name, toToken(css)]));

const colors = (scheme: Scheme, brand?: Brand): DesignTokenGroup =>
  Object.fromEntries(
    (Object.keys(SEMANTIC_COLORS) as ColorName[]).map((name) => [
      name,
      colorToken(brandColor(name, scheme, brand)),
    ]),
  );

/** Values of the scale's declarations, by name without the prefix. */
const declared = (): Record<string, string> =>
  Object.fromEntries(
    scaleDeclarations()
      .split(';')
      .filter((row) => row !== '')
      .map((row) => {
        const at = row.indexOf(':');
        return [row.slice('--pl-'.length, at), row.slice(at + 1)];
      }),
  );

/**
 * All tokens as Design Tokens JSON, for design tools: colours by theme, then what both themes share. Lengths
 * are in px and rem (1 rem is 16 px), times in ms. Line heights are those of scripts without tall marks.
 */
export function designTokens(brand?: Brand): DesignTokenFile {
  const scale = { ...declared(), ...brand?.scale };
  const named = (prefix: string, names: readonly (string | number)[]): Record<string, string> =>
    Object.fromEntries(
      names.map((name) => [String(name), scale[`${prefix}-${String(name)}`] ?? '0px']),
    );
  const effects = (scheme: Scheme): Record<Effect, string> => ({
    ...EFFECTS,
    ...brand?.effects[scheme],
  });
  const glows = (scheme: Scheme): DesignTokenGroup => ({
    action: shadowToken(effects(scheme)['glow-action']),
    accent: shadowToken(effects(scheme)['glow-accent']),
  });
  const pictures = (scheme: Scheme): DesignTokenGroup => ({
    frame: frameToken(effects(scheme)['picture-frame']),
    mask: maskToken(effects(scheme)['picture-mask']),
  });
  return {
    ...(brand !== undefined && { $extensions: { [VALUES_KEY]: brand.values } }),
    color: { dark: colors('dark', brand), light: colors('light', brand) },
    space: group(named('space', SPACE_STEPS), dimensionToken),
    'font-size': group(FONT_SIZES, dimensionToken),
    'line-height': group(LINE_HEIGHTS, numberToken),
    radius: group(named('radius', Object.keys(RADII)), dimensionToken),
    size: group(named('size', Object.keys(SIZES)), dimensionToken),
    inset: group(named('inset', Object.keys(INSETS)), dimensionToken),
    duration: group(DURATIONS, durationToken),
    easing: group(EASINGS, easingToken),
    layer: group(LAYERS, numberToken),
    font: group(named('font', ['text', 'display']), fontToken),
    shadow: {
      dark: { float: shadowToken(FLOAT_SHADOW.dark) },
      light: { float: shadowToken(FLOAT_SHADOW.light) },
    },
    glow: { dark: glows('dark'), light: glows('light') },
    picture: { dark: pictures('dark'), light: pictures('light') },
  };
}

/** All tokens as a style sheet of custom properties, with the brand's values after the default ones. */
export function tokensCss(brand?: Brand): string {
  const rules = [
    `:root{${scaleDeclarations()}${schemeDeclarations('dark')}}`,
    `@media (prefers-color-scheme: light){:root:not([data-scheme]){${schemeDeclarations('light')}}}`,
    `[data-scheme='dark']{${schemeDeclarations('dark')}}`,
    `[data-scheme='light']{${schemeDeclarations('light')}}`,
    languageRules(),
    brand === undefined ? '' : brandCss(brand),
  ].join('');
  return rules
    .replaceAll('{', ' {\n')
    .replaceAll(';', ';\n')
    .replaceAll('}', '}\n')
    .replaceAll(/^(--[\w-]+):/gm, '  $1: ');
}
