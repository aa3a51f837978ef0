import { describe, expect, it } from 'vitest';
import { missingStories } from './check-stories.mjs';
import { COMBINATIONS } from './lib/combinations.mjs';

describe('[DS-02] the stories', () => {
  it('show every state of every component and page', () => {
    const { faults, components, pages } = missingStories();
    expect(faults).toEqual([]);
    expect(components).toBeGreaterThan(100);
    expect(pages).toBeGreaterThan(2);
  });

  it('are run in both themes and both directions by the matrix', () => {
    expect(COMBINATIONS.map(({ scheme, direction }) => `${scheme} ${direction}`).sort()).toEqual([
      'dark ltr',
      'dark rtl',
      'light ltr',
      'light rtl',
    ]);
  });
});
