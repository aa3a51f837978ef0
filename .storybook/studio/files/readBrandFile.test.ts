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

  it.each([
    ['no JSON', '<svg/>', 'no JSON'],
    ['a list', '[]', 'no values of a brand'],
    ['another document', '{"name":"Lagoon","version":"1.0.0"}', '"version" is no value'],
    ['a theme that cannot be used', '{"theme":{"name":"A","brandColor":"blue"}}', 'not a colour'],
    ['a script as its logo', '{"theme":{"name":"A","logo":"javascript:x"}}', 'https or a relative'],
  ])('says why it takes nothing of %s', (_, text, reason) => {
    expect(readBrandText(text).values).toBeNull();
    expect(readBrandText(text).reason).toContain(reason);
  });
});
