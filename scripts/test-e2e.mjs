// `npm run test:e2e`: the journeys that `npm test` leaves out, and every page looked at for faults of access.
import { ensureBrowser } from './browser.mjs';
import { freePort } from './lib/ports.mjs';
import { runCheck, runPlaywright } from './lib/reports.mjs';
import { runSteps } from './lib/steps.mjs';

const E2E_PORT = 4390;

await runSteps(
  [
    {
      id: 'build',
      title: 'Build of the site',
      run: () => runCheck('pnpm', ['--filter', '@parlour/site', 'build']),
    },
    {
      id: 'e2e',
      title: 'End to end, the rest',
      needs: ['browser', 'build'],
      run: async () =>
        runPlaywright('e2e-rest', ['--project', 'journeys'], {
          E2E_PORT: String(await freePort(E2E_PORT)),
        }),
    },
  ],
  { resources: { browser: () => ensureBrowser() } },
);
