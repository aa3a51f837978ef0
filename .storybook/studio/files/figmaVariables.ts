import {
  type Brand,
  type DesignToken,
  type DesignTokenFile,
  designTokens,
} from '@parlour/design-system/theme';

/** A colour as Figma has it: each part from 0 to 1. */
export interface FigmaColor {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** A variable of Figma, as its REST API and the plugins for variables have it. */
export interface FigmaVariable {
  id: string;
  /** Slashes make groups. */
  name: string;
  variableCollectionId: string;
  resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
  valuesByMode: Record<string, FigmaColor | number | string>;
  scopes: string[];
  /** What a developer sees in the inspector. */
  codeSyntax: { WEB: string };
}

export interface FigmaCollection {
  id: string;
  name: string;
  modes: { modeId: string; name: string }[];
  defaultModeId: string;
  variableIds: string[];
}

/** Collections and variables by id: the `meta` of `GET /v1/files/:key/variables/local`. */
export interface FigmaVariables {
  variableCollections: Record<string, FigmaCollection>;
  variables: Record<string, FigmaVariable>;
}

const COLORS = 'VariableCollectionId:parlour:colours';
const SCALE = 'VariableCollectionId:parlour:scale';
const MODES = { dark: 'parlour:dark', light: 'parlour:light', all: 'parlour:all' } as const;

/** 1 rem in px, as Figma has px alone. */
const REM = 16;

/** Where Figma offers a number, by the kind of token. */
const SCOPES: Readonly<Record<string, string[]>> = {
  space: ['GAP', 'WIDTH_HEIGHT'],
  inset: ['GAP'],
  radius: ['CORNER_RADIUS'],
  size: ['WIDTH_HEIGHT'],
  'font-size': ['FONT_SIZE'],
  'line-height': ['LINE_HEIGHT'],
  font: ['FONT_FAMILY'],
};

type Table = Record<string, DesignToken>;
const tableOf = (file: DesignTokenFile, kind: string): Table => (file[kind] ?? {}) as Table;

function colorOf({ $value }: DesignToken): FigmaColor {
  const { components, alpha = 1 } = $value as { components: number[]; alpha?: number };
  const [r = 0, g = 0, b = 0] = components;
  return { r, g, b, a: alpha };
}

function scopesOf(name: string): string[] {
  if (/^(?:text|on)-|-text$/.test(name)) return ['TEXT_FILL', 'SHAPE_FILL'];
  if (/^border-|^focus$/.test(name)) return ['STROKE_COLOR'];
  return ['ALL_FILLS', 'STROKE_COLOR', 'EFFECT_COLOR'];
}

function scaleValue(kind: string, { $type, $value }: DesignToken): number | string {
  // Figma takes one family, and loads no fallback.
  if ($type === 'fontFamily') return ($value as string[])[0] ?? '';
  if ($type === 'dimension') {
    const { value, unit } = $value as { value: number; unit: string };
    return unit === 'rem' ? value * REM : value;
  }
  const number = $value as number;
  // Line heights are percents there.
  return kind === 'line-height' ? Math.round(number * 100) : number;
}

/**
 * The tokens as variables of Figma: colours with the modes Dark and Light, and a scale that both share. Shadows, motion
 * and layers are no variables there.
 */
export function figmaVariables(brand?: Brand): FigmaVariables {
  const file = designTokens(brand);
  const { dark, light } = file['color'] as unknown as Record<'dark' | 'light', Table>;
  const colors = Object.entries(dark).map(
    ([name, token]): FigmaVariable => ({
      id: `VariableID:parlour:${name}`,
      name: name.replace('-', '/'),
      variableCollectionId: COLORS,
      resolvedType: 'COLOR',
      valuesByMode: {
        [MODES.dark]: colorOf(token),
        [MODES.light]: colorOf(light[name] ?? token),
      },
      scopes: scopesOf(name),
      codeSyntax: { WEB: `var(--pl-color-${name})` },
    }),
  );
  const scale = Object.entries(SCOPES).flatMap(([kind, scopes]) =>
    Object.entries(tableOf(file, kind)).map(([name, token]): FigmaVariable => {
      const value = scaleValue(kind, token);
      return {
        id: `VariableID:parlour:${kind}-${name}`,
        name: `${kind}/${name}`,
        variableCollectionId: SCALE,
        resolvedType: typeof value === 'number' ? 'FLOAT' : 'STRING',
        valuesByMode: { [MODES.all]: value },
        scopes,
        codeSyntax: { WEB: `var(--pl-${kind}-${name})` },
      };
    }),
  );
  const title = brand?.name ?? 'Parlour';
  const collection = (
    id: string,
    name: string,
    modes: FigmaCollection['modes'],
    variables: FigmaVariable[],
  ): FigmaCollection => ({
    id,
    name: `${title} ${name}`,
    modes,
    defaultModeId: modes[0]?.modeId ?? '',
    variableIds: variables.map((variable) => variable.id),
  });
  const themes = [
    { modeId: MODES.dark, name: 'Dark' },
    { modeId: MODES.light, name: 'Light' },
  ];
  return {
    variableCollections: {
      [COLORS]: collection(COLORS, 'colours', themes, colors),
      [SCALE]: collection(SCALE, 'scale', [{ modeId: MODES.all, name: 'All' }], scale),
    },
    variables: Object.fromEntries([...colors, ...scale].map((variable) => [variable.id, variable])),
  };
}
