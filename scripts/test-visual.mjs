// `npm run test:visual`: the picture of every story in both themes against the committed one.
// `--update` takes the pictures anew, `--missing` those that are not there; `--no-build` uses the Storybook that is built already.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { runCheck, runPlaywright } from './lib/reports.mjs';
import { runSteps } from './lib/steps.mjs';

const update = process.argv.includes('--update');
const missing = process.argv.includes('--missing');
const PORT = 6107;
const CONFIG = ['--config', 'tests/visual/playwright.config.ts'];

const build = {
  id: 'build',
  title: 'Build of the Storybook',
  run: () =>
    runCheck('storybook', ['build', '--output-dir', 'storybook-static', '--test', '--quiet']),
};
const pictures = {
  id: 'pictures',
  title: update ? 'Pictures taken anew' : 'Pictures of every story',
  needs: 'build',
  run: async () => {
    const env = { VISUAL_PORT: String(await freePort(PORT)) };
    if (missing)
      return runPlaywright(
        'visual',
        [...CONFIG, '--update-snapshots=missing', '--max-failures=0'],
        env,
      );
    if (!update) return runPlaywright('visual', CONFIG, env);
    rmSync(join(root, 'tests', 'visual', 'baselines'), { recursive: true, force: true });
    return runPlaywright('visual', [...CONFIG, '--update-snapshots'], env);
  },
};

await runSteps(process.argv.includes('--no-build') ? [pictures] : [build, pictures]);
