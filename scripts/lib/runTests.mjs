import { freePort } from './ports.mjs';
import { runPlaywright, runVitest } from './reports.mjs';

const E2E_PORT = 4390;

/** Runs the test files of one project of Vitest or Playwright; `bail` stops at the first failure. */
export async function runTests({ runner, project, paths }, { bail = false } = {}) {
  if (runner === 'vitest')
    return runVitest(`some-${project}`, [project], { files: paths, bail: bail ? 1 : undefined });
  const args = [`--project=${project}`, ...(bail ? ['--max-failures=1'] : []), ...paths];
  return runPlaywright(`some-${project}`, args, { E2E_PORT: String(await freePort(E2E_PORT)) });
}
