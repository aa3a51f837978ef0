import { loadavg } from 'node:os';
import { bufferOutput, say } from './output.mjs';
import { duration, heading } from './sections.mjs';

const LANES = 2;
const SLOWEST = 15;

const indexIn = (steps, { id }) => steps.findIndex((step) => step.id === id);

// The ids that an option names; undefined without it.
function namedBy(option, steps) {
  const at = process.argv.indexOf(option);
  if (at === -1) return undefined;
  const named = (process.argv[at + 1] ?? '').split(',').filter(Boolean);
  const unknown = named.filter((id) => !steps.some((step) => step.id === id));
  if (named.length === 0 || unknown.length > 0) {
    console.error(`${option} takes some of: ${steps.map(({ id }) => id).join(', ')}`);
    process.exit(1);
  }
  return named;
}

// A step that is chosen by name brings the steps that it needs.
function chosenFrom(steps) {
  const only = namedBy('--only', steps);
  const without = namedBy('--without', steps) ?? [];
  const chosen = only && steps.filter(({ id }) => only.includes(id));
  const needed = chosen?.flatMap(({ needs = [] }) => needs) ?? [];
  const isWanted = ({ id }) => chosen === undefined || only.includes(id) || needed.includes(id);
  return steps.filter((step) => isWanted(step) && !without.includes(step.id));
}

// Shared resources are prepared once; a step whose resource is missing fails at once.
function makeReady(resources) {
  const errors = new Map();
  return (name) => {
    if (!errors.has(name)) {
      try {
        resources[name]();
        errors.set(name, undefined);
      } catch (error) {
        errors.set(name, error.message);
      }
    }
    return errors.get(name);
  };
}

function errorOf(step, ready, results, resources) {
  for (const need of [step.needs ?? []].flat()) {
    const result = results.find(({ id }) => id === need);
    if (result && result.failed > 0) return `not tried, because "${result.title}" failed`;
    if (need in resources) {
      const error = ready(need);
      if (error) return error;
    }
  }
  return undefined;
}

function printSlowest(results) {
  const tests = results.flatMap(({ title, tests: own = [] }) =>
    own.map((test) => ({ ...test, title })),
  );
  if (tests.length === 0) return;
  console.log(`\nThe slowest tests`);
  for (const { title, name, ms } of tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`  ${duration(ms).padStart(12)}  ${title}: ${name}`);
}

// Beside the totals, since what a test printed lies many screens further up by then.
function printFailures(results) {
  for (const { title, failed, names = [] } of results) {
    if (failed === 0) continue;
    for (const name of names.length > 0 ? names : ['see above'])
      console.log(`failed: ${title}: ${name}`);
  }
}

function printTable(results, startedAt) {
  heading('Result');
  for (const { title, passed, failed, ms } of results) {
    const mark = failed > 0 ? '✗' : '✓';
    const counts = `${passed} passed, ${failed} failed`;
    console.log(`${mark} ${title.padEnd(52)} ${counts.padEnd(24)} ${duration(ms)}`);
  }
  console.log(`  in ${duration(Date.now() - startedAt)}, load ${loadavg()[0].toFixed(1)}`);
  printSlowest(results);
  printFailures(results);
}

async function runStep(step, title, { ready, results, resources }) {
  heading(title);
  const began = Date.now();
  const error = errorOf(step, ready, results, resources);
  if (error) say(error);
  const counts = error ? { passed: 0, failed: 1, names: [error] } : await step.run();
  const ms = Date.now() - began;
  results.push({ id: step.id, title: step.title, ms, ...counts });
  say(`\n${step.title}: ${duration(ms)}`);
}

// Parallel steps run two at a time, in order; every other step runs alone.
async function runGroup(group, run) {
  if (group.length === 1) return run(group[0]);
  const waiting = [...group];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      await bufferOutput(() => run(step));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

function groupsOf(steps) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isBeside && last?.[0].isBeside) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * Runs the steps, continues after a failure, and ends with one line of totals. A step may name what it `needs`:
 * an earlier step, or a resource. Neighbours that say `isBeside` run two at a time and need nothing of each other.
 */
export async function runSteps(steps, { resources = {} } = {}) {
  const startedAt = Date.now();
  const results = [];
  const context = { ready: makeReady(resources), results, resources };
  const chosen = chosenFrom(steps);
  for (const group of groupsOf(chosen))
    await runGroup(group, (step) =>
      runStep(step, `${chosen.indexOf(step) + 1}/${chosen.length}  ${step.title}`, context),
    );
  results.sort((a, b) => indexIn(chosen, a) - indexIn(chosen, b));
  printTable(results, startedAt);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
}
