import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../.storybook/docgen/readFacts';
import {
  changelogSection,
  partOf,
  readChangeset,
  SEVERAL,
  WHOLE,
  withSection,
} from './lib/changelog.mjs';
import { releaseFaults, tarballFaults } from './lib/designSystemPackage.mjs';
import { root } from './lib/paths.mjs';

const changeset = (size, text) => `---\n'@parlour/design-system': ${size}\n---\n\n${text}\n`;
const parts = new Set(['Lamp', 'Candle', 'Torch', 'Lantern']);

describe('[PK-01] a changeset', () => {
  it('has its size, its text on one line, and what has to be done', () => {
    expect(
      readChangeset(changeset('minor', '`Lamp` glows\nlonger.\n\nMigration: set `glow`\nto 2.')),
    ).toEqual({ size: 'minor', text: '`Lamp` glows longer.', migration: 'set `glow` to 2.' });
  });

  it('is one of this package', () => {
    expect(() => readChangeset('---\n---\n\nText')).toThrow();
  });

  it.each([
    ['The wick of a `Lamp` or `Candle` is seen.', 'Lamp'],
    ['`<Candle>` burns.', 'Candle'],
    ['`Lamp`, `Candle`, `Torch` and `Lantern` burn.', SEVERAL],
    ['`burn` is quicker.', WHOLE],
  ])('is about a part: %s', (text, part) => {
    expect(partOf(text, parts)).toBe(part);
  });

  it('is readable, in every file that waits', () => {
    const folder = join(root, '.changeset');
    const names = readdirSync(folder).filter((name) => /^(?!README).+\.md$/.test(name));
    const read = () => names.map((name) => readChangeset(readFileSync(join(folder, name), 'utf8')));
    expect(read).not.toThrow();
  });
});

describe('[PK-01] the changelog', () => {
  const changes = [
    ['patch', '`Lamp` no longer smokes.'],
    ['minor', '`Lamp` takes `glow`.\n\nMigration: `glow` has to be given.'],
    ['minor', '`Torch` is new: it burns outside.'],
    ['patch', '`burn` ends.'],
    ['minor', '`Candle` and `Lantern` are new.'],
    ['minor', '`Torch` takes `wind`.'],
    ['patch', '`Torch` no longer falls over.'],
    ['patch', '`Candle` and `Lamp` no longer drip.'],
  ].map((each) => readChangeset(changeset(...each)));
  const section = changelogSection({ version: '0.2.0', before: '0.1.0', changes, parts });

  it('has what is new, what changed and what was mended by parts, then what has to be done', () => {
    expect(section).toBe(`## 0.2.0

What has to be changed when coming from 0.1.0: [Migration from 0.1.0](#migration-from-010).

### New parts

- \`Candle\` and \`Lantern\` are new.
- \`Torch\` is new: it burns outside. \`Torch\` takes \`wind\`.

### Changes

#### Lamp

- \`Lamp\` takes \`glow\`.

### Fixes

#### ${WHOLE}

- \`burn\` ends.

#### Candle

- \`Candle\` and \`Lamp\` no longer drip.

#### Lamp

- \`Lamp\` no longer smokes.

### Migration from 0.1.0

- \`glow\` has to be given.`);
  });

  it('has its newest version first', () => {
    expect(withSection('# Name\n\n## 0.1.0\n\nFirst.\n', '## 0.2.0')).toBe(
      '# Name\n\n## 0.2.0\n\n## 0.1.0\n\nFirst.\n',
    );
  });

  it('has the version of the package, and each part has its changes on its page', () => {
    const folder = join(root, 'packages', 'design-system');
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
    const facts = readFacts(root);
    const firstOf = (name) => facts[name].changes.filter((each) => each.version === '0.2.0');
    expect(firstOf('AgeGate')[0].text).toMatch(/^`AgeGate` is new: /);
    expect(firstOf('Accordion')).toHaveLength(1);
    expect(firstOf('Dialog').length).toBeGreaterThan(8);
  });
});

describe('[PK-01] a release', () => {
  const ready = {
    version: '0.2.0',
    changedFiles: [],
    tags: ['@parlour/design-system@0.2.0'],
    waiting: [],
    registry: 'https://packages.example.org/',
  };

  it('is made of a clean and tagged tree, where the environment says', () => {
    expect(releaseFaults(ready)).toEqual([]);
  });

  it.each([
    ['changed files', { changedFiles: ['README.md'] }, /has changes: README\.md/],
    ['the tag of another version', { tags: ['@parlour/design-system@0.1.0'] }, /no tag .*0\.2\.0/],
    ['changes that wait', { waiting: ['lamp.md'] }, /1 changes wait/],
    ['no registry', { registry: undefined }, /npm_config_registry/],
  ])('is refused with %s', (_, changed, reason) => {
    const faults = releaseFaults({ ...ready, ...changed });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(reason);
  });
});

describe('[PK-01] a tarball', () => {
  const manifest = {
    version: '0.2.0',
    exports: {
      './testing': { types: './dist/testing/index.d.ts', default: './dist/testing/index.js' },
      './tokens.json': './dist/tokens.json',
      './icons/*': './dist/icons/*.js',
    },
  };
  const files = (changes = {}) =>
    new Map(
      Object.entries({
        'package.json': JSON.stringify(manifest),
        'README.md': '',
        'CHANGELOG.md': '# Name\n\n## 0.2.0\n',
        LICENSE: '',
        'dist/testing/index.d.ts': '',
        'dist/testing/index.js': '',
        'dist/tokens.json': '',
        ...changes,
      }).filter(([, text]) => text !== undefined),
    );

  it('is whole', () => {
    expect(tarballFaults(files())).toEqual([]);
  });

  it.each([
    ['no licence', { LICENSE: undefined }],
    ['no tokens', { 'dist/tokens.json': undefined }],
    ['a door without types', { 'dist/testing/index.d.ts': undefined }],
    [
      'no door for tests',
      {
        'package.json': JSON.stringify({
          ...manifest,
          exports: { './tokens.json': './dist/tokens.json' },
        }),
      },
    ],
    ['a changelog that ends before its version', { 'CHANGELOG.md': '# Name\n\n## 0.1.0\n' }],
    ['a test', { 'dist/Lamp.test.js': '' }],
  ])('is refused with %s', (_, changed) => {
    expect(tarballFaults(files(changed))).toHaveLength(1);
  });
});
