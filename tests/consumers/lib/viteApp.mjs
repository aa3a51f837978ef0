import assert from 'node:assert/strict';
import { join } from 'node:path';
import { startChild, stopChild } from '../../../scripts/lib/children.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { waitForAnswer } from '../../../scripts/lib/wait.mjs';
import { useForm, useLinks } from './interactions.mjs';
import { inConsumer, installConsumer } from './packaging.mjs';
import { visitPage } from './visitPage.mjs';

const START_MS = 60_000;

/** Serves an installed application with one of its own tools while `use` runs. */
export async function serving(folder, tool, args, use) {
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

const useViteApp = (folder) =>
  serving(folder, 'vite', ['preview', '--strictPort'], async (url) => {
    const faults = await visitPage(url, async (page) => {
      const button = page.getByRole('button', { name: 'Log in' });
      const radius = () => button.evaluate((element) => getComputedStyle(element).borderRadius);
      assert.equal(await radius(), '20px', 'the brand reaches the button');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Live tables' }).click();
      await page.getByText('Chosen: live').waitFor();
      await page.getByRole('button', { name: 'Change theme' }).click();
      await page.locator('html[data-scheme]').waitFor();
      await button.click();
      // Its name is a built-in label.
      await page.getByRole('button', { name: 'Close' }).waitFor();
      await useForm(page);
      await useLinks(page, ['Rules']);
    });
    assert.deepEqual(faults, [], 'the console stays empty');
  });

/** Installs the Vite application with the package from a source, builds it and uses it; returns its folder. */
export async function tryViteApp(source, as, changes) {
  const folder = await installConsumer('vite', source, { as, ...changes });
  await inConsumer(folder, 'tsc', ['--project', '.']);
  const { config = 'vite.config.ts' } = changes ?? {};
  await inConsumer(folder, 'vite', ['build', '--config', config]);
  await useViteApp(folder);
  return folder;
}
