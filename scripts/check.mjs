// `npm run check`: tests what a change touches, found by the import graph and git.
// `--since <commit>` compares with another commit. `--repeat 20 <name>` runs the tests of a name until one fails.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { affectedBy, changedSince, findBase } from './lib/affected.mjs';
import { root } from './lib/paths.mjs';
import { repeat } from './lib/repeat.mjs';
import { runCached, runCheck } from './lib/reports.mjs';
import { runTests } from './lib/runTests.mjs';
import { runSteps } from './lib/steps.mjs';
import { groupTestFiles, listTestFiles } from './lib/testFiles.mjs';

const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
const FORMATTED = /\.(?:[cm]?[jt]s|tsx|json|css)$/;
const WEB = /^(?:packages\/(?:[^/]+|features\/[^/]+)\/src|apps\/site\/src|\.storybook)\//;
/** Too slow for each change: they run in the gate or in the deep run, unless they are changed themselves. */
const LATER = /^(?:playwright|vitest (?:gateway-|consumers|engines))/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' }, repeat: { type: 'string' } },
});

const testStep = (group) => ({
  id: group.project,
  title: `Tests: ${group.project}, ${group.paths.length} ${group.paths.length === 1 ? 'file' : 'files'}`,
  needs: 'browser',
  run: () => runTests(group),
});

function stepsFor(changed) {
  const there = changed.filter((file) => existsSync(join(root, file)));
  const affected = new Set(affectedBy(changed));
  const tests = groupTestFiles(
    listTestFiles().filter(({ path, runner, project }) =>
      LATER.test(`${runner} ${project}`) ? there.includes(path) : affected.has(path),
    ),
  );
  const endToEnd = tests.filter(({ runner }) => runner === 'playwright');
  const code = there.filter((file) => CODE.test(file));
  const formatted = there.filter((file) => FORMATTED.test(file));
  const isWeb = changed.some((file) => WEB.test(file));
  const isNode = code.some((file) => !WEB.test(file));
  const isContract = changed.some((file) => file.startsWith('packages/gateway-openapi/'));
  const check = (id, title, isNeeded, run) =>
    isNeeded ? [{ id, title, isBeside: true, run }] : [];
  const runOn = (command, args, files) => () => runCheck(command, [...args, ...files]);
  return [
    ...check('types', 'Types: what runs in a browser', isWeb, runCached('types')),
    ...tests
      .filter(({ runner }) => runner === 'vitest')
      .map((group) => ({ ...testStep(group), isBeside: true })),
    ...check('types-node', 'Types: gateway, tests and tools', isNode, runCached('types:node')),
    ...check(
      'lint',
      'Lint',
      code.length > 0,
      runOn('eslint', ['--max-warnings', '0', '--no-warn-ignored'], code),
    ),
    ...check('contract', 'Contract: rules and drift', isContract, runCached('contract')),
    ...check('layers', 'Who may import whom', code.length > 0, runCached('layers')),
    ...check(
      'format',
      'Format',
      formatted.length > 0,
      runOn('biome', ['check', '--no-errors-on-unmatched'], formatted),
    ),
    ...(endToEnd.length > 0
      ? [{ id: 'build', title: 'Build of the site', run: runCached('build:site') }]
      : []),
    ...endToEnd.map((group) => ({ ...testStep(group), needs: ['browser', 'build'] })),
  ];
}

async function checkChange() {
  const base = findBase(values.since);
  const changed = changedSince(base);
  console.log(`${changed.length} files changed since ${base}`);
  await runSteps(stepsFor(changed), { resources: { browser: () => ensureBrowser() } });
}

async function repeatTests() {
  const times = Number(values.repeat);
  const [name] = positionals;
  if (!(times > 0) || name === undefined) {
    console.error('Usage: npm run check -- --repeat 20 <name of a test or its file>');
    process.exit(2);
  }
  ensureBrowser();
  const { passed, failed } = await repeat(name, times);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
}

await (values.repeat === undefined ? checkChange() : repeatTests());
