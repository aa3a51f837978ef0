// The design system from a registry, under React 18.3 and in Next.js, in applications that know nothing of this workspace.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { useForm, useLinks, useLobby, useRules, useScheme } from './lib/interactions.mjs';
import {
  cleanUp,
  copyStories,
  fromRegistry,
  inConsumer,
  installConsumer,
  pack,
  readFrom,
} from './lib/packaging.mjs';
import { showEveryStory } from './lib/showEveryStory.mjs';
import { visitPage } from './lib/visitPage.mjs';
import { serving, tryViteApp } from './lib/viteApp.mjs';

const REACT_18 = {
  dependencies: { react: '18.3.1', 'react-dom': '18.3.1' },
  devDependencies: { '@types/react': '18.3.8', '@types/react-dom': '18.3.7' },
};

/** Of others, as README.md uses them. */
const TEST_TOOLS = {
  '@testing-library/dom': '10.4.1',
  '@testing-library/react': '16.3.3',
  '@testing-library/user-event': '14.6.12',
  'happy-dom': '21.0.4',
  jsdom: '29.1.1',
  vitest: '4.1.12',
};

describe('the published design system elsewhere', () => {
  let published;
  let vite18Folder;

  beforeAll(async () => {
    await ensureBrowser();
    published = await fromRegistry(await pack());
  });
  afterAll(async () => {
    await published?.stop();
    cleanUp();
  });

  it('[PK-01] is published, installed and imported by a dry run of the release', async () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join('scripts', 'release.mjs'), '--dry-run'],
      { encoding: 'utf8', maxBuffer: 1e8 },
    );
    assert.equal(status, 0, stderr);
    assert.match(stdout, /was published, installed and imported/);
  });

  it('[PK-01] is tested in pages of others with its own helpers, without a browser', async () => {
    const folder = await installConsumer('vite', published, {
      as: 'vite-tests',
      devDependencies: TEST_TOOLS,
    });
    await inConsumer(folder, 'tsc', ['--project', 'tests']);
    for (const environment of ['jsdom', 'happy-dom'])
      await inConsumer(folder, 'vitest', ['run', '--environment', environment], {
        NODE_ENV: 'test',
      });
  });

  it('[DS-03] works in the same under React 18.3', async () => {
    vite18Folder = await tryViteApp(published, 'vite-18', REACT_18);
  });

  it('[PK-07] works in the same with styled-components, for who asks for it', async () => {
    const folder = await tryViteApp(published, 'vite-styled', {
      dependencies: { 'styled-components': '6.6.0' },
      config: 'vite.styled.config.ts',
    });
    const assets = join(folder, 'dist', 'assets');
    const js = readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(assets, name), 'utf8'));
    assert.match(js.join(''), /data-styled/);
  });

  describe('every story under React 18.3', () => {
    const config = ['--config', 'vite.sheet.config.ts'];
    // React warns about misuse only in its development build.
    const development = { NODE_ENV: 'development' };

    beforeAll(() => copyStories(vite18Folder));

    it('[DS-03] is drawn in a browser without a word, and no component is left out', async () => {
      await inConsumer(vite18Folder, 'vite', ['build', ...config], development);
      await serving(vite18Folder, 'vite', ['preview', '--strictPort', ...config], async (url) => {
        const { version, count, missing, faults } = await showEveryStory(url);
        console.log(`React ${version} drew ${count} stories`);
        assert.match(version, /^18\.3\./);
        assert.deepEqual(missing, [], 'every component of the door was drawn');
        assert.deepEqual(faults, [], 'the console stays empty');
      });
    });

    it('[DS-03] is drawn on a server without a word', async () => {
      const args = ['build', ...config, '--ssr', 'server.tsx', '--outDir', '../dist-server'];
      await inConsumer(vite18Folder, 'vite', args, development);
      const written = readFrom(vite18Folder, 'dist-server/server.js', development);
      const { version, faults } = JSON.parse(written);
      assert.match(version, /^18\.3\./);
      assert.deepEqual(faults, [], 'nothing is thrown or said');
    });
  });

  describe('[PK-03] [PK-05] a fresh Next.js application', () => {
    let folder;
    beforeAll(async () => {
      folder = await installConsumer('next', published);
    });
    const useAll = async (page) => {
      await useForm(page);
      await useRules(page);
      await useLobby(page);
      await useLinks(page, ['Rules', 'Play Lantern Koi']);
      await useScheme(page);
    };

    it('[DS-03] is rendered by its server', async () => {
      await inConsumer(folder, 'next', ['build']);
      await serving(folder, 'next', ['start'], async (url) => {
        const html = await (await fetch(url)).text();
        assert.match(html, /Lantern Koi/, 'the server renders the cards');
        const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
          ([, href]) => fetch(new URL(href, url)).then((answer) => answer.text()),
        );
        const css = (await Promise.all(sheets)).join('');
        assert.match(css, /--pl-color-surface-page:/, 'the tokens are in files that are linked');
        assert.match(css, /\.pl-GameCard-Root\b/, '[PK-07] so are the styles');
        const rules = await (await fetch(new URL('/rules', url))).text();
        for (const part of ['Notice', 'Card', 'FactList', 'VendorTile', 'LinkCard', 'EmptyState'])
          assert.match(
            rules,
            new RegExp(`class="pl-${part}-Root`),
            `${part} is drawn by the server`,
          );
        assert.match(html, />14\/05\/2026 19:30:00<\/time>/, 'the clock says when it was drawn');
        assert.match(
          html,
          /"Jackpot 11,482,903,125\.40"/,
          'the jackpot has the figure it is given',
        );
        assert.match(
          html,
          />Paid out: 11\.482\.903\.125,40</,
          'a function runs where no part does',
        );
        const [list = ''] = /aria-label="All games".*$/s.exec(html) ?? [];
        for (const title of ['Comet 1', 'Comet 24'])
          assert.ok(list.includes(`>${title}<`), `${title} is among the games`);
        assert.deepEqual(
          await visitPage(url, useAll),
          [],
          'no word about hydration, or anything else',
        );
      });
    });

    it('[DS-03] is taken over without a word in development, where React tells every difference', async () => {
      await serving(folder, 'next', ['dev'], async (url) => {
        assert.deepEqual(await visitPage(url, useAll), []);
      });
    });
  });
});
