import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../../../scripts/lib/engines.mjs';
import { anyFreePort, supervise } from './processes';
import { NotYet, until } from './until';

const CACHE = fileURLToPath(new URL('../../../.cache/engines', import.meta.url));
const SERVE = fileURLToPath(new URL('../../../scripts/e2e-server.mjs', import.meta.url));
/** In ms. The site may have to be built, and the gateway fills a new database with the demo data. */
const START_TIMEOUT_MS = 150_000;

export interface Site {
  address: string;
  /** Violations of the page's policy that browsers have reported. */
  refusals(): string[];
  stop(): Promise<void>;
}

/** The built site behind a gateway with new data. Each engine has its own, so that none changes another's balances. */
export async function startSite(engine: Engine): Promise<Site> {
  const port = await anyFreePort();
  const refusals = join(CACHE, `refusals-${engine}.jsonl`);
  mkdirSync(CACHE, { recursive: true });
  rmSync(refusals, { force: true });
  const server = supervise(process.execPath, [SERVE], {
    E2E_PORT: String(port),
    REFUSALS_FILE: refusals,
  });
  // Games have their own origin: they use 127.0.0.1.
  const address = `http://localhost:${port}`;
  const up = until(
    () => 'The gateway',
    async () => {
      const answer = await fetch(`${address}/healthz`).catch(() => undefined);
      if (answer?.ok !== true) throw new NotYet('does not answer');
    },
    START_TIMEOUT_MS,
  );
  await Promise.race([up, server.ended]);
  return {
    address,
    refusals: () =>
      existsSync(refusals)
        ? readFileSync(refusals, 'utf8')
            .split('\n')
            .filter((line) => line !== '')
        : [],
    stop: () => server.stop(),
  };
}
