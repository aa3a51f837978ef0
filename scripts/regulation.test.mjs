import { describe, expect, it } from 'vitest';
import {
  faultsOfTags,
  PAGE,
  readClauses,
  readSources,
  regulationPage,
  tagsIn,
} from './lib/regulation.mjs';
import { readTexts } from './lib/textFiles.mjs';

// Read before the tests, whose time is short.
const files = readTexts();
const clauses = readClauses();

const CLAUSES = [
  { id: 'R17', source: 'RTS 12D', asks: 'Raised later.' },
  { id: 'R18', source: 'RTS 12B', asks: 'Blocked.', notHere: 'Vendors do it.' },
];
const SOURCES = [{ policyId: 'own', field: 'limits.raiseDelay', clause: 'RTS 12D' }];
const TESTS = [{ path: 'apps/a.test.ts', text: "it('[SP-03] [R17] waits')" }];
const STORIES = [{ path: 'packages/b.stories.tsx', text: '/** [R18] A refusal. */' }];

const pageOf = (...from) => regulationPage(CLAUSES, tagsIn(from), SOURCES);

describe('[SP-12] the page of regulation', () => {
  it('names the test of a clause, and the policies that follow it', () => {
    const [proven, open] = pageOf(...TESTS).split('## Not here');
    expect(proven).toContain(
      '| R17 | RTS 12D | Raised later. | – | [a.test.ts](../apps/a.test.ts) | own: `limits.raiseDelay` |',
    );
    expect(open).toContain('| R18 | RTS 12B | Blocked. | Vendors do it. |');
  });

  it('has no clause as proven that is only seen', () => {
    const [proven] = pageOf(...TESTS, ...STORIES).split('## Not here');
    expect(proven).not.toContain('R18');
  });

  it('is another one as soon as a test is gone', () => {
    expect(pageOf(...TESTS)).not.toBe(pageOf());
  });

  it('reads no tag of a clause that there is not', () => {
    const tags = tagsIn([{ path: 'tests/c.spec.ts', text: "test('[R99] is fair')" }]);
    expect(faultsOfTags([], tags)).toEqual(['tests/c.spec.ts names R99, which is no clause']);
  });

  it('wants a test or a reason for each clause, and not both', () => {
    expect(faultsOfTags(CLAUSES, tagsIn(TESTS))).toEqual([]);
    expect(faultsOfTags(CLAUSES, tagsIn(STORIES))).toEqual([
      'R17 has no test, and no reason why it is not here',
    ]);
    const both = { path: 'apps/d.test.ts', text: "it('[R17] [R18] blocks')" };
    expect(faultsOfTags(CLAUSES, tagsIn([both]))).toEqual([
      'R18 is proven, and says why it is not here',
    ]);
    expect(faultsOfTags(clauses, tagsIn(files))).toEqual([]);
  });

  it('is as the tags are now: `npm run docs:regulation` writes it', () => {
    const page = files.find(({ path }) => path === PAGE)?.text;
    expect(page).toBe(regulationPage(clauses, tagsIn(files), readSources()));
  });
});
