// `npm run test:consumers`: the packed design system in applications that know nothing of this workspace.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { startChild, stopChild } from '../../scripts/lib/children.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { waitForAnswer } from '../../scripts/lib/wait.mjs';
import { lookAt } from './lib/lookAt.mjs';
import { weighEntry } from './lib/onlyButton.mjs';
import { cleanUp, inConsumer, installConsumer, packDesignSystem } from './lib/workshop.mjs';

const START_MS = 60_000;
const REACT_18 = {
  dependencies: { react: '18.3.1', 'react-dom': '18.3.1' },
  devDependencies: { '@types/react': '18.3.8', '@types/react-dom': '18.3.7' },
};

async function serving(folder, tool, args, use) {
  const port = String(await freePort(4480));
  const server = startChild({
    name: tool,
    command: join(folder, 'node_modules', '.bin', tool),
    args: [...args, '--port', port],
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  });
  const url = `http://localhost:${port}/`;
  try {
    await waitForAnswer(url, { timeoutMs: START_MS, stopWhen: server.ended });
    await use(url);
  } finally {
    await stopChild(server);
  }
}

async function useForm(page) {
  await page.getByLabel('Username').fill('7');
  const submit = page.locator('form').getByRole('button', { name: 'Log in' });
  await submit.click();
  await page.getByText(/Number of characters: 4 - 16/).waitFor();
  await page.getByLabel('Username').fill('lantern7');
  await submit.click();
  await page.getByText('Welcome, lantern7').waitFor();
}

const useViteApp = (folder) =>
  serving(folder, 'vite', ['preview', '--strictPort'], async (url) => {
    const faults = await lookAt(url, async (page) => {
      const button = page.getByRole('button', { name: 'Log in' });
      const look = () => button.evaluate((element) => getComputedStyle(element).borderRadius);
      assert.equal(await look(), '20px', 'the brand reaches the button');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Live tables' }).click();
      await page.getByText('Chosen: live').waitFor();
      await page.getByRole('button', { name: 'Change theme' }).click();
      await page.locator('html[data-scheme]').waitFor();
      await button.click();
      await useForm(page);
    });
    assert.deepEqual(faults, [], 'the console stays empty');
  });

async function tryViteApp(tarball, as, changes) {
  const folder = await installConsumer('vite', tarball, { as, ...changes });
  await inConsumer(folder, 'tsc', ['--project', '.']);
  await inConsumer(folder, 'vite', ['build']);
  await useViteApp(folder);
  return folder;
}

describe('the packed design system', () => {
  let tarball;
  let viteFolder;

  beforeAll(async () => {
    await ensureBrowser();
    tarball = await packDesignSystem();
  });
  afterAll(() => cleanUp());

  it('is a package as it should be published', async () => {
    assert.equal(await run('publint', [tarball, '--strict']), 0);
  });

  it('has types that others resolve', async () => {
    // A style sheet has no types.
    const esm = ['--profile', 'esm-only', '--exclude-entrypoints', './fonts.css'];
    assert.equal(await run('attw', [tarball, ...esm, '--format', 'ascii']), 0);
  });

  it('[DS-03] works in a fresh Vite application', async () => {
    viteFolder = await tryViteApp(tarball, 'vite');
  });

  it('[DS-03] works in the same under React 18.3', async () => {
    await tryViteApp(tarball, 'vite-18', REACT_18);
  });

  it('[DS-03] brings only what is imported', async () => {
    for (const entry of ['button.ts', 'door.ts']) {
      const { gz, parts } = await weighEntry(viteFolder, entry);
      console.log(`${entry}: ${gz} bytes gz beside the peers; parts: ${parts.join(', ')}`);
      assert.deepEqual(parts, ['Button', 'Spinner'], `${entry} pulls in Button and its spinner`);
    }
  });

  it('[DS-03] is rendered by the server of a fresh Next.js application', async () => {
    const folder = await installConsumer('next', tarball);
    await inConsumer(folder, 'next', ['build']);
    await serving(folder, 'next', ['start'], async (url) => {
      const html = await (await fetch(url)).text();
      assert.match(html, /Lantern Koi/, 'the server renders the cards');
      assert.match(html, /--pl-color-surface-page:/, 'the tokens are in the first HTML');
      assert.match(html, /<style[^>]*data-styled[^>]*>[^<]*\.[\w-]+\{/, 'so are the styles');
      const faults = await lookAt(url, useForm);
      assert.deepEqual(faults, [], 'no word about hydration, or anything else');
    });
  });
});
