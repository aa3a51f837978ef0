// `npm run test:touch`: the design system's stories at a zoom of 400 %, by touch and in forced colours.
// `--no-build` uses the Storybook that is built already.
import { ensureBrowser } from './browser.mjs';
import { freePort } from './lib/ports.mjs';
import { runCheck, runPlaywright } from './lib/reports.mjs';
import { runSteps } from './lib/steps.mjs';

const PORT = 6117;

const build = {
  id: 'build',
  title: 'Build of the Storybook',
  run: () =>
    runCheck('storybook', ['build', '--output-dir', 'storybook-static', '--test', '--quiet']),
};
const stories = {
  id: 'stories',
  title: 'Stories at 400 %, by touch',
  needs: ['browser', 'build'],
  run: async () =>
    runPlaywright('touch', ['--config', 'tests/touch/playwright.config.ts'], {
      TOUCH_PORT: String(await freePort(PORT)),
    }),
};

await runSteps(
  process.argv.includes('--no-build') ? [{ ...stories, needs: ['browser'] }] : [build, stories],
  { resources: { browser: () => ensureBrowser() } },
);
