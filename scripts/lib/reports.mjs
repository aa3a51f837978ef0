import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { cache, root } from './paths.mjs';
import { run } from './run.mjs';

// A report of an earlier run must not be read as this one's.
function freshReport(name) {
  const file = join(cache, 'reports', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

// A run that failed without a failed test broke before or beside its tests: that counts as one.
function counted({ failed, ...rest }, code) {
  return { ...rest, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Maximum length of an error message in the summary, which may be all that is read of a long run. */
const SHOWN = 400;

function reason(message = '') {
  const [words] = stripVTControlCharacters(message).split(/\n\s*(?:at |Call [Ll]og)/);
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? '' : ` (${line.slice(0, SHOWN)})`;
}

function vitestNames({ name, assertionResults }) {
  const path = relative(root, name);
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${path}: ${fullName}${reason(failureMessages?.[0])}`);
}

const outsideName = ({ path, message }) =>
  `${path === undefined ? '' : `${relative(root, path)}: `}outside of a test${reason(message)}`;

const vitestTimes = ({ name, assertionResults }) =>
  assertionResults.map(({ fullName, duration = 0 }) => ({
    name: `${relative(root, name)}: ${fullName}`,
    ms: duration,
  }));

function playwrightTimes({ suites = [], specs = [] }) {
  return [
    ...specs.map(({ file, line, title, tests }) => ({
      name: `${file}:${line}: ${title}`,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...suites.flatMap(playwrightTimes),
  ];
}

const firstError = (tests) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error.message;

function playwrightNames({ suites = [], specs = [] }) {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(
        ({ file, line, title, tests }) => `${file}:${line}: ${title}${reason(firstError(tests))}`,
      ),
    ...suites.flatMap(playwrightNames),
  ];
}

/**
 * Runs Vitest on some of its projects, or on some `files` of them; returns the counts, the names of failed
 * tests and the duration of each.
 */
export async function runVitest(name, projects, { env, files = [], bail } = {}) {
  const file = freshReport(name);
  const outsideFile = freshReport(`${name}.outside`);
  const code = await run(
    'vitest',
    [
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      ...(bail === undefined ? [] : ['--bail', String(bail)]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--reporter=${fileURLToPath(import.meta.resolve('./outsideErrors.mjs'))}`,
    ],
    { ...env, OUTSIDE_ERRORS_FILE: outsideFile },
  );
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = report;
  const outside = read(outsideFile) ?? [];
  return counted(
    {
      passed: numPassedTests,
      failed: numFailedTests + outside.length,
      names: [...testResults.flatMap(vitestNames), ...outside.map(outsideName)],
      tests: testResults.flatMap(vitestTimes),
    },
    code,
  );
}

/** Runs Playwright with a configuration; returns the counts, the names of failed tests and the duration of each. */
export async function runPlaywright(name, args, env) {
  const file = freshReport(name);
  const code = await run('playwright', ['test', ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const names = report.suites.flatMap(playwrightNames);
  const tests = report.suites.flatMap(playwrightTimes);
  return counted({ passed: expected, failed: unexpected + flaky, names, tests }, code);
}

/** Runs a check that passes or fails as a whole. */
export async function runCheck(command, args, env) {
  const code = await run(command, args, env);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A check that is a script of the workspace's package.json, and is not run again while its inputs are the same (0059). */
export const runCached = (name) => () =>
  runCheck('turbo', ['run', name, '--log-prefix=none', '--output-logs=new-only'], {
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  });
