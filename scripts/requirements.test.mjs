import { describe, expect, it } from 'vitest';
import { faultsOfRequirements } from './lib/requirements.mjs';
import { readTexts } from './lib/textFiles.mjs';

const PAGE = 'docs/requirements.md';
/** They name ids as examples. */
const ABOUT_IDS = /^scripts\/(?:lib\/)?requirements\./;

// Read before the tests, whose time is short.
const files = readTexts();

const page = ['- HOME-03: A clock.', '- F8: A deployment.', '- F-2: Valid HTML.'].join('\n');
const source = "it('[HOME-03] ticks')\n// Loaded once (F8).\ntest('[F-2] is valid')";

const errorsOf = (text, more) =>
  faultsOfRequirements(text, [{ path: 'a.ts', text: `${source}\n${more}` }]);

describe('the page of requirements', () => {
  it.each([
    ['a title', "it('[BAN-01] loops')", 'BAN-01'],
    ['a comment', '/** Kept (HOME-04, F8). */', 'HOME-04'],
    ['a range of short ids', '// Sent once (F8 to F11).', 'F11'],
    ['a text of the contract', 'description: As HOME-09 says.', 'HOME-09'],
  ])('misses a row that %s names', (_, more, id) => {
    expect(errorsOf(page, more)).toEqual([`a.ts names ${id}, which has no row`]);
  });

  it('takes a short id for one only where it can be nothing else', () => {
    expect(errorsOf(page, "const prizes = ['G1', sum('(A1)')];")).toEqual([]);
  });

  it('has no row that nothing names', () => {
    expect(errorsOf(`${page}\n- C1: A policy.`, '// The cell C1.')).toEqual([
      'C1 is named by nothing',
    ]);
  });

  it('has one row for each id', () => {
    expect(errorsOf(`${page}\n- F8: Again.`, '')).toEqual(['F8 has two rows']);
  });

  it('agrees with everything that tests, code and contract name', () => {
    const { text } = files.find(({ path }) => path === PAGE);
    const others = files.filter(({ path }) => path !== PAGE && !ABOUT_IDS.test(path));
    expect(faultsOfRequirements(text, others)).toEqual([]);
  });
});
