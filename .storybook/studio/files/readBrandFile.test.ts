import { defineBrand, designTokens } from '@parlour/design-system/theme';
import { describe, expect, it } from 'vitest';
import { readBrandText } from './readBrandFile';

const THEME = { name: 'Lagoon', brandColor: '#2f6fde', radius: 20 };

describe('[RV-07] a file of a brand', () => {
  it.each([
    ['a merchant document', { code: 'lagoon', theme: THEME, market: {} }],
    ['its theme alone', THEME],
  ])('is %s', (_, document) => {
    expect(readBrandText(JSON.stringify(document))).toEqual({
      values: THEME,
      notes: [],
      reason: null,
    });
  });

  it('is a Design Tokens file of its own, with every value', () => {
    const tokens = JSON.stringify(designTokens(defineBrand(THEME)));
    expect(readBrandText(tokens).values).toEqual(THEME);
  });

  it('is a Design Tokens file of another tool, with notes of what was taken', () => {
    const tokens = { color: { primary: { $type: 'color', $value: '#2f6fde' } } };
    const { values, notes } = readBrandText(JSON.stringify(tokens));
    expect(values?.brandColor).toBe('#2f6fde');
    expect(notes.length).toBeGreaterThan(0);
  });

  it('takes no script as the logo, also from its own tokens', () => {
    const brand = defineBrand({ ...THEME, logo: 'javascript:x' });
    expect(readBrandText(JSON.stringify(designTokens(brand))).reason).toContain('https');
  });

  it.each([
    ['no JSON', '<svg/>', 'no JSON'],
    ['a list', '[]', 'no values of a brand'],
    ['another document', '{"name":"Lagoon","version":"1.0.0"}', 'theme.version: no such value'],
    ['a theme that cannot be used', '{"theme":{"name":"A","brandColor":"blue"}}', 'not a colour'],
    ['a script as its logo', '{"theme":{"name":"A","logo":"javascript:x"}}', 'https or a relative'],
  ])('says why it takes nothing of %s', (_, text, reason) => {
    expect(readBrandText(text).values).toBeNull();
    expect(readBrandText(text).reason).toContain(reason);
  });
});
