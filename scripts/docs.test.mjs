import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenLinks, missingFiles, recordErrors } from './lib/docs.mjs';
import { root } from './lib/paths.mjs';
import { filesIn, readTexts } from './lib/textFiles.mjs';

const DECISIONS = 'docs/decisions/';
/** Notes of the past: what they name may be gone. */
const HISTORY = /^\.changeset\/(?!README)|CHANGELOG\.md$/;

// Read before the tests, whose time is short.
const files = filesIn('.');
const pages = readTexts().filter(({ path }) => /\.mdx?$/.test(path) && !HISTORY.test(path));
const records = pages.filter(({ path }) => path.startsWith(DECISIONS));
const { text: list } = pages.find(({ path }) => path === 'docs/README.md');

function read(path) {
  const place = join(root, path);
  if (!existsSync(place)) return null;
  return statSync(place).isDirectory() ? '' : readFileSync(place, 'utf8');
}

describe('decision records', () => {
  const path = 'docs/decisions/0002-lamps.md';
  const whole = '# 0002 Lamps are lit\n\nStatus: accepted\n\n**Context.**';
  const line = '- [0002](decisions/0002-lamps.md) Lamps are lit';

  it('are whole with number, title, status and a line in the list', () => {
    expect(recordErrors([{ path, text: whole }], line)).toEqual([]);
  });

  it('may be replaced by another one, which the list says', () => {
    const text = whole.replace('accepted', 'replaced by [0003](0003-candles.md)');
    expect(recordErrors([{ path, text }], `${line} (replaced)`)).toEqual([]);
    expect(recordErrors([{ path, text }], line)).toHaveLength(1);
  });

  it.each([
    ['no status', whole.replace('Status: accepted\n\n', ''), 'there is no status below its title'],
    ['another status', whole.replace('accepted', 'good'), 'there is no status below its title'],
    [
      'a link to another number',
      whole.replace('accepted', 'replaced by [0003](0004-x.md)'),
      'there is no status below its title',
    ],
    [
      'another title',
      whole.replace('# 0002', '# 0003'),
      'its title does not begin with its number',
    ],
  ])('are not with %s', (_, text, error) => {
    expect(recordErrors([{ path, text }], line)).toContain(`${path}: ${error}`);
  });

  it('do not share a number', () => {
    const other = { path: 'docs/decisions/0002-candles.md', text: whole };
    expect(recordErrors([{ path, text: whole }, other], line)).toContain(
      `${path}: its number is taken`,
    );
  });

  it('are so in this repository, and listed by their numbers', () => {
    expect(records.length).toBeGreaterThan(60);
    expect(recordErrors(records, list)).toEqual([]);
    const numbers = [...list.matchAll(/^- \[(\d{4})\]/gm)].map(([, number]) => number);
    expect(numbers).toEqual(numbers.toSorted());
  });
});

describe('links and names of files', () => {
  const page = (text) => ({ path: 'docs/a.md', text });
  const readSample = (file) => (file === 'docs/b.md' ? '# B\n\n## What holds: `x`' : null);

  it.each([
    ['[b](b.md), [c](https://example.org), [part](b.md#what-holds-x)', []],
    ['## Here\n\n[here](#here)', []],
    ['```\n[in a sample](gone.md)\n``` and `[in code](gone.md)`', []],
    ['[gone](gone.md)', ['docs/a.md: gone.md leads nowhere']],
    ['[no part](b.md#which)', ['docs/a.md: b.md#which leads nowhere']],
  ])('are followed: %s', (text, errors) => {
    expect(brokenLinks(page(text), readSample)).toEqual(errors);
  });

  it.each([
    ['`model/launch.ts` and `launch.ts`', []],
    ['`X.tsx`, `useX.ts`, `.tsx` and `*.styles.ts`', []],
    ['`model/start.ts`', ['docs/a.md: there is no model/start.ts']],
    ['`unch.ts`', ['docs/a.md: there is no unch.ts']],
  ])('are looked for: %s', (text, errors) => {
    expect(missingFiles(page(text), ['packages/lobby/model/launch.ts'])).toEqual(errors);
  });

  it('lead somewhere in every page of this repository', () => {
    expect(pages.flatMap((one) => brokenLinks(one, read))).toEqual([]);
  });

  it('are those of this repository', () => {
    expect(pages.flatMap((one) => missingFiles(one, files))).toEqual([]);
  });
});

describe('pages of Storybook', () => {
  it('have no tables in Markdown, which it shows as one line of text', () => {
    const mdx = pages.filter(({ path }) => path.endsWith('.mdx'));
    expect(mdx.length).toBeGreaterThan(5);
    expect(mdx.filter(({ text }) => /^\|/m.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
