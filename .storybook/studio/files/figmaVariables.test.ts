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
const { variableCollections, variables } = figmaVariables(brand);
const named = (name: string) => Object.values(variables).find((one) => one.name === name);

describe('[RV-07] the variables for Figma', () => {
  it('are two collections, of colours in both modes and of a scale', () => {
    const told = Object.values(variableCollections).map(({ name, modes }) => [
      name,
      modes.map((mode) => mode.name),
    ]);
    expect(told).toEqual([
      ['Lagoon colours', ['Dark', 'Light']],
      ['Lagoon scale', ['All']],
    ]);
  });

  it('have a value for every mode of their collection, and are listed there', () => {
    for (const { id, variableCollectionId, valuesByMode, resolvedType } of Object.values(
      variables,
    )) {
      const { modes = [], variableIds = [] } = variableCollections[variableCollectionId] ?? {};
      expect(Object.keys(valuesByMode)).toEqual(modes.map(({ modeId }) => modeId));
      expect(variableIds).toContain(id);
      for (const value of Object.values(valuesByMode)) {
        const kind = { COLOR: 'object', FLOAT: 'number', STRING: 'string' }[resolvedType];
        expect(typeof value).toBe(kind);
        if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
      }
    }
    expect(
      Object.values(variables).filter(({ resolvedType }) => resolvedType === 'COLOR'),
    ).toHaveLength(Object.keys(SEMANTIC_COLORS).length);
  });

  it("have the brand's values in the units of Figma", () => {
    const { valuesByMode = {} } = named('action') ?? {};
    expect(valuesByMode['parlour:light']).toEqual({ r: 0.1843, g: 0.4353, b: 0.8706, a: 1 });
    expect(named('radius/control')?.valuesByMode).toEqual({ 'parlour:all': 20 });
    expect(named('font-size/sm')?.valuesByMode).toEqual({ 'parlour:all': 14 });
    expect(named('line-height/title')?.valuesByMode).toEqual({ 'parlour:all': 135 });
    expect(named('font/text')?.valuesByMode).toEqual({ 'parlour:all': 'Verdana' });
    expect(named('surface/page')?.codeSyntax).toEqual({ WEB: 'var(--pl-color-surface-page)' });
    expect(named('scrim')?.valuesByMode['parlour:dark']).toMatchObject({ a: 0.72 });
  });
});
