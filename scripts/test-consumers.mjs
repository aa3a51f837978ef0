// `npm run test:consumers`: the packed design system in applications that know nothing of this workspace.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { lookAt } from '../tests/consumers/lib/lookAt.mjs';
import { weighEntry } from '../tests/consumers/lib/onlyButton.mjs';
import {
  cleanUp,
  inConsumer,
  installConsumer,
  packDesignSystem,
} from '../tests/consumers/lib/workshop.mjs';
import { ensureBrowser } from './browser.mjs';
import { startChild, stopChild } from './lib/children.mjs';
import { freePort } from './lib/ports.mjs';
import { runCheck } from './lib/reports.mjs';
import { runSteps } from './lib/steps.mjs';
import { waitForAnswer } from './lib/wait.mjs';

const START_MS = 60_000;

let tarball;
const folders = {};

/** A step that holds unless its job throws. */
const holds = (job) => async () => {
  try {
    await job();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.log(error.message);
    return { passed: 0, failed: 1 };
  }
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

const viteApp = (as, changes) =>
  holds(async () => {
    const folder = await installConsumer('vite', tarball, { as, ...changes });
    folders[as] = folder;
    await inConsumer(folder, 'tsc', ['--project', '.']);
    await inConsumer(folder, 'vite', ['build']);
    await useViteApp(folder);
  });

const steps = [
  {
    id: 'pack',
    title: 'Build and pack',
    run: holds(async () => {
      tarball = await packDesignSystem();
    }),
  },
  {
    id: 'publint',
    title: 'The package as published',
    needs: 'pack',
    run: () => runCheck('publint', [tarball, '--strict']),
  },
  {
    id: 'attw',
    title: 'Types as others resolve them',
    needs: 'pack',
    // A style sheet has no types.
    run: () =>
      runCheck('attw', [
        tarball,
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        './fonts.css',
        '--format',
        'ascii',
      ]),
  },
  {
    id: 'vite',
    title: '[DS-03] A fresh Vite application',
    needs: ['pack', 'browser'],
    run: viteApp('vite'),
  },
  {
    id: 'react18',
    title: '[DS-03] The same under React 18.3',
    needs: ['pack', 'browser'],
    run: viteApp('vite-18', {
      dependencies: { react: '18.3.1', 'react-dom': '18.3.1' },
      devDependencies: { '@types/react': '18.3.8', '@types/react-dom': '18.3.7' },
    }),
  },
  {
    id: 'button',
    title: '[DS-03] Only what is imported is there',
    needs: 'vite',
    run: holds(async () => {
      for (const entry of ['button.ts', 'door.ts']) {
        const { gz, parts } = await weighEntry(folders.vite, entry);
        console.log(`${entry}: ${gz} bytes gz beside the peers; parts: ${parts.join(', ')}`);
        assert.deepEqual(parts, ['Button', 'Spinner'], `${entry} pulls in Button and its spinner`);
      }
    }),
  },
  {
    id: 'next',
    title: '[DS-03] A fresh Next.js application',
    needs: ['pack', 'browser'],
    run: holds(async () => {
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
    }),
  },
];

try {
  await runSteps(steps, { resources: { browser: () => ensureBrowser() } });
} finally {
  cleanUp();
}
