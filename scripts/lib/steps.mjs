import { duration, heading } from './sections.mjs';

function chosenFrom(steps) {
  const at = process.argv.indexOf('--only');
  if (at === -1) return steps;
  const wanted = (process.argv[at + 1] ?? '').split(',').filter(Boolean);
  const unknown = wanted.filter((id) => !steps.some((step) => step.id === id));
  if (wanted.length === 0 || unknown.length > 0) {
    console.error(`--only takes some of: ${steps.map(({ id }) => id).join(', ')}`);
    process.exit(1);
  }
  return steps.filter(({ id }) => wanted.includes(id));
}

// What several steps need is made ready once; a step whose need is missing fails without being tried.
function makeReady(resources) {
  const faults = new Map();
  return (name) => {
    if (!faults.has(name)) {
      try {
        resources[name]();
        faults.set(name, undefined);
      } catch (error) {
        faults.set(name, error.message);
      }
    }
    return faults.get(name);
  };
}

function faultOf(step, ready, results, resources) {
  for (const need of [step.needs ?? []].flat()) {
    const result = results.find(({ id }) => id === need);
    if (result && result.failed > 0) return `not tried, because "${result.title}" failed`;
    if (need in resources) {
      const fault = ready(need);
      if (fault) return fault;
    }
  }
  return undefined;
}

function printTable(results, startedAt) {
  heading('Result');
  for (const { title, passed, failed, ms, note } of results) {
    const mark = note ? '–' : failed > 0 ? '✗' : '✓';
    const counts = note ?? `${passed} passed, ${failed} failed`;
    console.log(`${mark} ${title.padEnd(34)} ${counts.padEnd(32)} ${duration(ms)}`);
  }
  console.log(`  in ${duration(Date.now() - startedAt)}`);
}

/**
 * Runs the steps in order, goes on after a failure, and ends with one line of totals.
 * A step may name what it `needs`: an earlier step, or a resource.
 */
export async function runSteps(steps, { resources = {} } = {}) {
  const startedAt = Date.now();
  const ready = makeReady(resources);
  const results = [];
  const chosen = chosenFrom(steps);
  for (const [index, step] of chosen.entries()) {
    heading(`${index + 1}/${chosen.length}  ${step.title}`);
    const began = Date.now();
    const skipped = step.skip?.() || undefined;
    const fault = skipped ? undefined : faultOf(step, ready, results, resources);
    if (skipped) console.log(`Left out: ${skipped}.`);
    if (fault) console.log(fault);
    const counts = skipped
      ? { passed: 0, failed: 0, note: `left out: ${skipped}` }
      : fault
        ? { passed: 0, failed: 1 }
        : await step.run();
    const ms = Date.now() - began;
    results.push({ id: step.id, title: step.title, ms, ...counts });
    console.log(`\n${step.title}: ${duration(ms)}`);
  }
  printTable(results, startedAt);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
}
