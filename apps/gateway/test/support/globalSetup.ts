import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { hasPostgres, startPostgres } from '../long/support/postgres';

/**
 * Whether a project's tests run on PostgreSQL (decision 0036): the default engine, the other one, or always
 * PostgreSQL.
 */
function wantsServer(project: string): boolean {
  const isEmbeddedAsked = process.env['GATEWAY_TESTS'] === 'embedded';
  if (project === 'gateway-engines') return isEmbeddedAsked && hasPostgres();
  if (project === 'gateway-gate') return hasPostgres();
  return !isEmbeddedAsked && hasPostgres();
}

/** Starts a project's engine and prepares the demo data once, before each worker would do it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isOther = project.name === 'gateway-engines';
  const given = isOther ? undefined : process.env['TEST_DATABASE_URL'];
  const own = given === undefined && wantsServer(project.name) ? await startPostgres() : undefined;
  const url = given ?? own?.url ?? null;
  project.provide('databaseUrl', url);
  const file = fileURLToPath(new URL('prepareTemplate.ts', import.meta.url));
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const { TEST_DATABASE_URL: _given, ...inherited } = process.env;
  const env = { ...inherited, ...(url !== null && { TEST_DATABASE_URL: url }) };
  execFileSync(process.execPath, ['--import', 'tsx', file], { cwd, env, stdio: 'inherit' });
  return async () => {
    await own?.stop();
  };
}
