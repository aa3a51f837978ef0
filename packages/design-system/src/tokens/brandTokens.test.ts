import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SEMANTIC_COLORS } from './semantic';

const SOURCE = 'packages/design-system/src';
const contract = readFileSync('docs/contracts/brand-tokens.md', 'utf8');

/** The cells of the table under a heading of the contract, without its header row. */
function rowsUnder(heading: string): string[][] {
  const part = contract.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.replaceAll('`', '').trim()));
}

/** Every use of a component token in the styles, with its fallback. */
function readsInStyles(): { token: string; fallback: string; owner: string }[] {
  const read = /var\((--pl-[a-z-]+),\s*(?:\$\{(\w+)\('([\w-]+)'\)\}|([^)]*))/g;
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.styles.ts'))
    .flatMap((file) => {
      const owner = basename(dirname(file));
      const text = readFileSync(join(SOURCE, file), 'utf8');
      return [...text.matchAll(read)].map(([, token = '', kind = '', name = '', plain]) => ({
        token,
        fallback: plain ?? `--pl-${kind}-${name}`,
        owner,
      }));
    });
}

const reads = readsInStyles();
const componentRows = rowsUnder('Component tokens');

describe('the contract with merchants', () => {
  it('has each colour with its values', () => {
    const stated = rowsUnder('Colours').map(([name, , dark, light]) => [name, { dark, light }]);
    expect(Object.fromEntries(stated)).toEqual(SEMANTIC_COLORS);
  });

  it('has each component token that the styles read, and no other', () => {
    const named = componentRows.map(([token]) => token);
    expect(named).toEqual([...new Set(reads.map(({ token }) => token))].sort());
  });

  it.each(reads)('says that $owner reads $token, and what stands in for it', (read) => {
    const [, usedBy, without] = componentRows.find(([token]) => token === read.token) ?? [];
    expect(usedBy).toMatch(new RegExp(`\\b${read.owner}\\b`));
    expect(without).toContain(read.fallback);
  });
});
