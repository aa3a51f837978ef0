import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as forms from './forms/index';
import * as door from './index';

const folders = ['components', 'layout'].flatMap((folder) =>
  readdirSync(join('packages/design-system/src', folder)),
);

describe('[DS-01] the doors of the package', () => {
  const isOfForms = (name: string) => name.startsWith('Form');

  it('offer every component under its own name, forms by a door of their own', () => {
    expect(folders.filter((name) => !(name in (isOfForms(name) ? forms : door)))).toEqual([]);
    expect(Object.keys(door).filter(isOfForms)).toEqual([]);
  });
});

describe('[PK-02] the readme', () => {
  const consumers = 'tests/consumers';
  const files = readdirSync(consumers, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx|config\.ts)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  const readme = readFileSync('packages/design-system/README.md', 'utf8');
  const blocks = [...readme.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code = '']) => code);

  it('shows code that applications of the tests run', () => {
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks.filter((code) => !files.includes(code))).toEqual([]);
  });
});

describe('[DS-01] the addresses of the package', () => {
  const { publishConfig } = JSON.parse(
    readFileSync('packages/design-system/package.json', 'utf8'),
  ) as { publishConfig: { exports: Record<string, unknown> } };
  const published = Object.keys(publishConfig.exports).map((address) => address.slice(2));
  const named = published.filter((address) => address !== '' && !address.includes('*'));

  it.each(['packages/design-system/README.md', 'docs/contracts/design-system-package.md'])(
    'are named in %s, and no others',
    (file) => {
      const rows = [...readFileSync(file, 'utf8').matchAll(/^\| `…\/([\w.]+)/gm)].map(
        ([, address = '']) => address,
      );
      expect(named.filter((address) => !rows.includes(address))).toEqual([]);
      const folders = published.filter((address) => address.includes('/'));
      const isPublished = (address: string) =>
        named.includes(address) || folders.some((folder) => folder.startsWith(`${address}/`));
      expect(rows.filter((address) => !isPublished(address))).toEqual([]);
    },
  );

  it('are read from where the readme is: no link leaves the package', () => {
    const readme = readFileSync('packages/design-system/README.md', 'utf8');
    expect(readme).not.toContain('](../');
  });
});
