import { describe, expect, it } from 'vitest';
import { missingStories, saysWhenNot } from './check-stories.mjs';
import { PLAYED } from './lib/combinations.mjs';

describe('[DS-02] the stories', () => {
  it('show every state of every component and page', () => {
    const { faults, components, pages } = missingStories();
    expect(faults).toEqual([]);
    expect(components).toBeGreaterThan(100);
    expect(pages).toBeGreaterThan(2);
  });

  it.each([
    ['A `Select` of the `Form` around it.', false],
    ['One line of text. For several take `TextArea`.', true],
    ['Records that hold each other. Those without an order are a `DataTable`.', true],
  ])('stand beside a comment that says when not: %s', (comment, isSaid) => {
    const text = `/**\n * ${comment.replace('. ', '.\n * ')}\n */\nexport function Part() {}`;
    expect(saysWhenNot(text, 'Part')).toBe(isSaid);
  });

  it('are played in both themes and both directions by the matrix', () => {
    expect(PLAYED.map(({ direction }) => direction).sort()).toEqual(['ltr', 'rtl']);
    expect(PLAYED.map(({ scheme }) => scheme).sort()).toEqual(['dark', 'light']);
  });
});
