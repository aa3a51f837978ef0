// The product as the end-to-end tests meet it: the built site behind a gateway with new data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from './lib/services.mjs';
import { ensureSiteIsBuilt, siteFolder } from './lib/site-build.mjs';
import { supervise } from './lib/supervise.mjs';

const port = Number(process.env.E2E_PORT);
const dataFolder = mkdtempSync(join(tmpdir(), 'parlour-e2e-'));
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));

await supervise(async (add) => {
  await ensureSiteIsBuilt();
  add(
    startGateway({
      port,
      env: {
        HOST: '127.0.0.1',
        DATA_DIR: dataFolder,
        SITE_DIR: siteFolder,
        RATE_LIMIT_FACTOR: '1000',
        DEMO_KEY: 'key-of-the-tests',
        // They would lie over every page that a test begins with.
        DEMO_POPUPS: process.env.DEMO_POPUPS ?? '0',
      },
    }),
  );
});
