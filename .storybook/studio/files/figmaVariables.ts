import {
  type Brand,
  type DesignToken,
  type DesignTokenFile,
  designTokens,
} from '@parlour/design-system/theme';
import { familyOf } from './designTokenList';

/** A colour as Figma has it: each part from 0 to 1. */
export interface FigmaColor {
  r: number;
  g: number;
  b: number;
  a: number;
}

export interface FigmaCollection {
  action: 'CREATE';
  id: string;
  name: string;
  /** Names the mode that Figma makes with every collection. */
  initialModeId: string;
}

/** The first mode of a collection is there already, and only gets its name. */
export interface FigmaMode {
  action: 'CREATE' | 'UPDATE';
  id: string;
  name: string;
  variableCollectionId: string;
}

export interface FigmaVariable {
  action: 'CREATE';
  id: string;
  /** Slashes make groups. */
  name: string;
  variableCollectionId: string;
  resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
  /** Where Figma offers it. */
  scopes: string[];
  /** What a developer sees in the inspector. */
  codeSyntax: { WEB: string };
}

export interface FigmaValue {
  variableId: string;
  modeId: string;
  value: FigmaColor | number | string;
}

/** The body of `POST /v1/files/:file_key/variables`. Its ids hold for this one request; Figma gives others. */
export interface FigmaVariables {
  variableCollections: FigmaCollection[];
  variableModes: FigmaMode[];
  variables: FigmaVariable[];
  variableModeValues: FigmaValue[];
}

/** A variable with its value in each mode of its collection. */
interface Row {
  name: string;
  token: string;
  scopes: string[];
  values: FigmaValue['value'][];
}

/** 1 rem in px, as Figma has px alone. */
const REM = 16;

/** Where Figma offers a value, by the kind of token. */
const SCOPES: Readonly<Record<string, string[]>> = {
  space: ['GAP', 'WIDTH_HEIGHT'],
  inset: ['GAP'],
  radius: ['CORNER_RADIUS'],
  size: ['WIDTH_HEIGHT'],
  'font-size': ['FONT_SIZE'],
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

/** Null for what Figma can't have: it loads one family by its name, and no system's own. */
function scaleValue({ $type, $value }: DesignToken): number | string | null {
  if ($type === 'fontFamily') return familyOf(($value as string[]).slice(0, 1));
  const { value, unit } = $value as { value: number; unit: string };
  return unit === 'rem' ? value * REM : value;
}

function colorRows(file: DesignTokenFile): Row[] {
  const { dark, light } = file['color'] as unknown as Record<'dark' | 'light', Table>;
  return Object.entries(dark).map(([name, token]) => ({
    name: name.replace('-', '/'),
    token: `color-${name}`,
    scopes: scopesOf(name),
    values: [colorOf(token), colorOf(light[name] ?? token)],
  }));
}

const scaleRows = (file: DesignTokenFile): Row[] =>
  Object.entries(SCOPES).flatMap(([kind, scopes]) =>
    Object.entries(tableOf(file, kind)).flatMap(([name, token]) => {
      const value = scaleValue(token);
      if (value === null) return [];
      return [{ name: `${kind}/${name}`, token: `${kind}-${name}`, scopes, values: [value] }];
    }),
  );

function typeOf(value: FigmaValue['value'] | undefined): FigmaVariable['resolvedType'] {
  if (typeof value === 'object') return 'COLOR';
  return typeof value === 'number' ? 'FLOAT' : 'STRING';
}

/** What makes one collection, with a mode for each value of its rows. */
function collectionOf(
  kind: string,
  name: string,
  modes: readonly string[],
  rows: readonly Row[],
): FigmaVariables {
  const id = `collection-${kind}`;
  const modeIds = modes.map((mode) => `mode-${kind}-${mode.toLowerCase()}`);
  const idOf = (row: Row): string => `variable-${row.token}`;
  return {
    variableCollections: [{ action: 'CREATE', id, name, initialModeId: modeIds[0] ?? '' }],
    variableModes: modes.map((mode, at) => ({
      action: at === 0 ? 'UPDATE' : 'CREATE',
      id: modeIds[at] ?? '',
      name: mode,
      variableCollectionId: id,
    })),
    variables: rows.map((row) => ({
      action: 'CREATE',
      id: idOf(row),
      name: row.name,
      variableCollectionId: id,
      resolvedType: typeOf(row.values[0]),
      scopes: row.scopes,
      codeSyntax: { WEB: `var(--pl-${row.token})` },
    })),
    variableModeValues: rows.flatMap((row) =>
      row.values.map((value, at) => ({ variableId: idOf(row), modeId: modeIds[at] ?? '', value })),
    ),
  };
}

/**
 * The tokens as one request that makes variables of Figma: colours with the modes Dark and Light, and a scale that both share.
 * Shadows, motion and layers are no variables there, and a line height is one in px alone, which ours are not.
 */
export function figmaVariables(brand?: Brand): FigmaVariables {
  const file = designTokens(brand);
  const title = brand?.name ?? 'Parlour';
  const colors = collectionOf('colours', `${title} colours`, ['Dark', 'Light'], colorRows(file));
  const scale = collectionOf('scale', `${title} scale`, ['All'], scaleRows(file));
  return {
    variableCollections: [...colors.variableCollections, ...scale.variableCollections],
    variableModes: [...colors.variableModes, ...scale.variableModes],
    variables: [...colors.variables, ...scale.variables],
    variableModeValues: [...colors.variableModeValues, ...scale.variableModeValues],
  };
}
