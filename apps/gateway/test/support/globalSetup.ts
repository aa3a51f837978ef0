import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hasPostgres, startPostgres } from '../long/support/postgres';

/**
 * Prepares the demo data once, before several workers would each do it. Where the machine has a PostgreSQL
 * the tests run on one of their own, in half the time; GATEWAY_TESTS=embedded asks for the embedded one.
 */
export async function setup(): Promise<() => Promise<void>> {
  const isFree = process.env['TEST_DATABASE_URL'] === undefined;
  const wantsOwn = isFree && process.env['GATEWAY_TESTS'] !== 'embedded' && hasPostgres();
  const own = wantsOwn ? await startPostgres() : undefined;
  if (own !== undefined) process.env['TEST_DATABASE_URL'] = own.url;
  const file = fileURLToPath(new URL('prepareTemplate.ts', import.meta.url));
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(process.execPath, ['--import', 'tsx', file], { cwd, stdio: 'inherit' });
  return async () => {
    if (own === undefined) return;
    delete process.env['TEST_DATABASE_URL'];
    await own.stop();
  };
}
