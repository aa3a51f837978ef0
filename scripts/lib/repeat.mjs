import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runTests } from './runTests.mjs';
import { duration } from './sections.mjs';
import { groupTestFiles, listTestFiles } from './testFiles.mjs';

/** The test files that a name stands for: by their path, else by what is written in them. */
function filesNamed(name) {
  const files = listTestFiles();
  const byPath = files.filter(({ path }) => path.includes(name));
  if (byPath.length > 0) return byPath;
  return files.filter(({ path }) => readFileSync(join(root, path), 'utf8').includes(name));
}

/** Runs the tests of a name again and again, at most `times` times, until one fails; returns the totals. */
export async function repeat(name, times) {
  const groups = groupTestFiles(filesNamed(name));
  if (groups.length === 0) {
    console.error(`No test file has "${name}" in its path or its text.`);
    return { passed: 0, failed: 1 };
  }
  let passed = 0;
  for (let round = 1; round <= times; round += 1) {
    const began = Date.now();
    for (const group of groups) {
      const result = await runTests(group, { bail: true });
      passed += result.passed;
      if (result.failed === 0) continue;
      console.log(`\nFailed in round ${round} of ${times}.`);
      for (const failure of result.names ?? []) console.log(`failed: ${failure}`);
      return { passed, failed: result.failed };
    }
    console.log(`Round ${round} of ${times}: ${duration(Date.now() - began)}`);
  }
  return { passed, failed: 0 };
}
