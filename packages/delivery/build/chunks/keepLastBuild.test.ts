import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepLastBuild } from './keepLastBuild';

describe('keepLastBuild', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'parlour-builds-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  /** Builds a site whose one script says `word`; gives the files that lie there afterwards. */
  async function buildWith(word: string): Promise<string[]> {
    await writeFile(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
    await writeFile(join(root, 'main.js'), `document.title = ${JSON.stringify(word)};`);
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [keepLastBuild()],
      build: { manifest: true, modulePreload: false },
    });
    return readdir(join(root, 'dist', 'assets'));
  }

  it('leaves the files of the build before, and of no other', async () => {
    const first = await buildWith('one');
    expect(first).toHaveLength(1);
    const second = await buildWith('two');
    expect(second).toHaveLength(2);
    expect(second).toEqual(expect.arrayContaining(first));
    const third = await buildWith('three');
    expect(third).toHaveLength(2);
    expect(third).not.toEqual(expect.arrayContaining(first));
    expect(await buildWith('three')).toHaveLength(1);
  });
});
