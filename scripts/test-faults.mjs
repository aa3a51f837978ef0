// `npm run test:faults`: what the site does when a call, a part, the network or a script fails.
import { ensureBrowser } from './browser.mjs';
import { freePort } from './lib/ports.mjs';
import { runCheck, runPlaywright } from './lib/reports.mjs';
import { runSteps } from './lib/steps.mjs';

const E2E_PORT = 4480;

await runSteps(
  [
    {
      id: 'build',
      title: 'Build of the site',
      run: () => runCheck('pnpm', ['--filter', '@parlour/site', 'build']),
    },
    {
      id: 'faults',
      title: 'End to end, faults',
      needs: ['browser', 'build'],
      run: async () =>
        runPlaywright('e2e-faults', ['--project', 'deep'], {
          E2E_PORT: String(await freePort(E2E_PORT)),
        }),
    },
  ],
  { resources: { browser: () => ensureBrowser() } },
);
