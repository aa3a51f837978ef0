import { describe, expect, it } from 'vitest';
import { missingStories } from './check-stories.mjs';
import { PLAYED } from './lib/combinations.mjs';

describe('[DS-02] the stories', () => {
  it('show every state of every component and page', () => {
    const { faults, components, pages } = missingStories();
    expect(faults).toEqual([]);
    expect(components).toBeGreaterThan(100);
    expect(pages).toBeGreaterThan(2);
  });

  it('are played in both themes and both directions by the matrix', () => {
    expect(PLAYED.map(({ direction }) => direction).sort()).toEqual(['ltr', 'rtl']);
    expect(PLAYED.map(({ scheme }) => scheme).sort()).toEqual(['dark', 'light']);
  });
});
