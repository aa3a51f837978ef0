import { defineBrand } from '@parlour/design-system/theme';
import { SEMANTIC_COLORS } from '@parlour/design-system/tokens';
import { describe, expect, it } from 'vitest';
import { figmaVariables } from './figmaVariables';

const brand = defineBrand({
  name: 'Lagoon',
  brandColor: '#2f6fde',
  radius: 20,
  textFont: 'Verdana',
});
const { variableCollections, variableModes, variables, variableModeValues } = figmaVariables(brand);
const named = (name: string) => variables.find((one) => one.name === name);
const valuesOf = (name: string) => {
  const id = named(name)?.id;
  return variableModeValues.filter(({ variableId }) => variableId === id).map(({ value }) => value);
};

/** Scopes by type, of Figma's documentation. */
const SCOPES = {
  COLOR: ['ALL_FILLS', 'SHAPE_FILL', 'TEXT_FILL', 'STROKE_COLOR', 'EFFECT_COLOR'],
  FLOAT: ['CORNER_RADIUS', 'WIDTH_HEIGHT', 'GAP', 'FONT_SIZE'],
  STRING: ['FONT_FAMILY'],
};

describe('[RV-07] the request that makes variables in Figma', () => {
  it('makes two collections, of colours in both modes and of a scale', () => {
    const told = variableCollections.map(({ id, name }) => [
      name,
      variableModes
        .filter((mode) => mode.variableCollectionId === id)
        .map((mode) => [mode.action, mode.name]),
    ]);
    expect(told).toEqual([
      [
        'Lagoon colours',
        [
          ['UPDATE', 'Dark'],
          ['CREATE', 'Light'],
        ],
      ],
      ['Lagoon scale', [['UPDATE', 'All']]],
    ]);
    for (const { id, initialModeId } of variableCollections)
      expect(variableModes.find((mode) => mode.variableCollectionId === id)?.id).toBe(
        initialModeId,
      );
  });

  it('has an id once, and names that Figma takes, once in their collection', () => {
    const all = [...variableCollections, ...variableModes, ...variables].map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    const names = variables.map((one) => `${one.variableCollectionId} ${one.name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { name } of variables) expect(name).not.toMatch(/[.{}]/);
  });

  it('sets each variable once in every mode of its collection, by its type', () => {
    for (const { id, variableCollectionId, resolvedType, scopes } of variables) {
      const set = variableModeValues.filter(({ variableId }) => variableId === id);
      const modes = variableModes.filter(
        (mode) => mode.variableCollectionId === variableCollectionId,
      );
      expect(set.map(({ modeId }) => modeId)).toEqual(modes.map((mode) => mode.id));
      const kind = { COLOR: 'object', FLOAT: 'number', STRING: 'string' }[resolvedType];
      for (const { value } of set) expect(typeof value).toBe(kind);
      expect(SCOPES[resolvedType]).toEqual(expect.arrayContaining(scopes));
      // The documentation: no other fill beside `ALL_FILLS`.
      if (scopes.includes('ALL_FILLS')) expect(scopes.join(' ')).not.toMatch(/_FILL\b/);
    }
    const colors = variables.filter(({ resolvedType }) => resolvedType === 'COLOR');
    expect(colors).toHaveLength(Object.keys(SEMANTIC_COLORS).length);
  });

  it("has the brand's values in the units of Figma", () => {
    expect(valuesOf('action')[1]).toEqual({ r: 0.1843, g: 0.4353, b: 0.8706, a: 1 });
    expect(valuesOf('scrim')[0]).toMatchObject({ a: 0.72 });
    expect(valuesOf('radius/control')).toEqual([20]);
    expect(valuesOf('font-size/sm')).toEqual([14]);
    expect(valuesOf('font/text')).toEqual(['Verdana']);
    expect(named('surface/page')?.codeSyntax).toEqual({ WEB: 'var(--pl-color-surface-page)' });
  });

  it("leaves out what Figma can't have: a line height without a font size, and the font of a system", () => {
    expect(variables.filter(({ name }) => name.startsWith('line-height'))).toEqual([]);
    const plain = figmaVariables(defineBrand({ name: 'Plain' }));
    expect(plain.variables.map(({ name }) => name)).toContain('font/display');
    expect(plain.variables.map(({ name }) => name)).not.toContain('font/text');
  });
});
