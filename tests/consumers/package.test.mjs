// The packed design system as it is published, and in a fresh Vite application. consumers.test.mjs, of the deep run,
// has React 18 and Next.js.
import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { filesOf, tarballFaults } from '../../scripts/lib/designSystemPackage.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { buildPage } from '../performance/lib/build.mjs';
import { demoGoals } from '../performance/lib/goals.mjs';
import { weigh } from '../performance/lib/measure.mjs';
import { weighDemoPage } from './lib/demoPage.mjs';
import { weighEntry } from './lib/onlyButton.mjs';
import {
  cleanUp,
  filesPackedBy,
  fromTarball,
  inConsumer,
  installConsumer,
  pack,
} from './lib/packaging.mjs';
import { tryViteApp } from './lib/viteApp.mjs';

describe('the packed design system', () => {
  let tarball;
  let viteFolder;

  beforeAll(async () => {
    await ensureBrowser();
    tarball = await pack();
  });
  afterAll(() => cleanUp());

  it('is a package as it should be published', async () => {
    assert.equal(await run('publint', [tarball, '--strict']), 0);
  });

  it('[PK-01] is the same from npm and from pnpm, with the tokens of both themes', async () => {
    const [byNpm, byPnpm] = [await filesPackedBy('npm'), await filesPackedBy('pnpm')];
    assert.deepEqual([...byNpm.keys()], [...byPnpm.keys()]);
    const differing = [...byNpm].filter(([name, text]) => !text.equals(byPnpm.get(name)));
    assert.deepEqual(
      differing.map(([name]) => name),
      [],
    );
    const { color } = JSON.parse(byNpm.get('dist/tokens.json'));
    assert.notEqual(color.dark.action.$value.hex, color.light.action.$value.hex);
  });

  it('[PK-01] holds helpers for tests, tokens and the changes of its version, and nothing of ours alone', () => {
    assert.deepEqual(tarballFaults(filesOf(tarball)), []);
  });

  it('has types that others resolve', async () => {
    // A style sheet has no types.
    const esm = ['--profile', 'esm-only', '--exclude-entrypoints', './fonts.css', './styles.css'];
    assert.equal(await run('attw', [tarball, ...esm, '--format', 'ascii']), 0);
  });

  it('[DS-03] works in a fresh Vite application', async () => {
    viteFolder = await tryViteApp(fromTarball(tarball), 'vite');
  });

  it('[DS-03] is built and checked without the optional peers where there are no forms', async () => {
    const without = ['react-hook-form', 'yup'];
    const folder = await installConsumer('vite', fromTarball(tarball), {
      as: 'vite-no-forms',
      without,
    });
    await inConsumer(folder, 'tsc', ['--project', 'no-forms']);
    await inConsumer(folder, 'vite', ['build', 'no-forms', '--config', 'vite.config.ts']);
  });

  it('[DS-03] brings only what is imported', async () => {
    for (const entry of ['button.ts', 'root.ts']) {
      const { gz, components } = await weighEntry(viteFolder, entry);
      console.log(
        `${entry}: ${gz} bytes gz beside the peers; components: ${components.join(', ')}`,
      );
      assert.deepEqual(
        components,
        ['Button', 'Spinner'],
        `${entry} pulls in Button and its spinner`,
      );
    }
  });

  it('[PK-07] keeps the demo page within its goals in a plain build', async () => {
    const bare = await weighDemoPage(viteFolder, 'bare');
    const parlour = await weighDemoPage(viteFolder, 'parlour');
    const goals = demoGoals({ bare, parlour, radix: weigh(await buildPage('radix')) });
    for (const { isMet, text } of goals) {
      console.log(text);
      assert.ok(isMet, text);
    }
  });
});
