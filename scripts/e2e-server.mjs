// The product as the end-to-end tests meet it: the built site behind a gateway with new data.
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from './lib/services.mjs';
import { ensureSiteIsBuilt, siteFolder } from './lib/site-build.mjs';
import { supervise } from './lib/supervise.mjs';

const { E2E_PORT, REFUSALS_FILE } = process.env;
const port = Number(E2E_PORT);
// Logged by the gateway for each report of a browser.
const REFUSAL = 'a browser refused something of the site';
const ownFolder = mkdtempSync(join(tmpdir(), 'parlour-e2e-'));
process.on('exit', () => rmSync(ownFolder, { recursive: true, force: true }));

await supervise(async (add) => {
  await ensureSiteIsBuilt();
  add(
    startGateway({
      port,
      env: {
        HOST: '127.0.0.1',
        DATA_DIR: process.env.DATA_DIR ?? ownFolder,
        SITE_DIR: process.env.SITE_DIR ?? siteFolder,
        RATE_LIMIT_FACTOR: '1000',
        DEMO_KEY: 'key-of-the-tests',
        // They would lie over every page that a test begins with.
        DEMO_POPUPS: process.env.DEMO_POPUPS ?? '0',
      },
      onLine: (line) => {
        if (REFUSALS_FILE && line.includes(REFUSAL)) appendFileSync(REFUSALS_FILE, `${line}\n`);
      },
    }),
  );
});
