import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { outputOf } from './outputOf.mjs';
import { cache, root } from './paths.mjs';

const E2E = join('tests', 'e2e');

/** The test files of Vitest and the project that runs each, as its configuration has them. */
function vitestFiles() {
  const file = join(cache, 'reports', 'test-files.json');
  outputOf('vitest', ['list', '--filesOnly', `--json=${file}`]);
  return JSON.parse(readFileSync(file, 'utf8')).map((test) => ({
    path: relative(root, test.file),
    runner: 'vitest',
    // Vitest adds the browser to the name of a project that has one.
    project: test.projectName.split(' ')[0],
  }));
}

/** The end-to-end tests: each project of Playwright has a folder of its name. */
const playwrightFiles = () =>
  readdirSync(join(root, E2E), { recursive: true })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => ({
      path: join(E2E, file),
      runner: 'playwright',
      project: file.split(/[\\/]/)[0],
    }));

/** Every test file with what runs it. */
export const listTestFiles = () => [...vitestFiles(), ...playwrightFiles()];

/** Test files by what runs them together, as `vitest storybook`. */
export function groupTestFiles(files) {
  const groups = new Map();
  for (const { path, runner, project } of files) {
    const key = `${runner} ${project}`;
    const group = groups.get(key) ?? { runner, project, paths: [] };
    group.paths.push(path);
    groups.set(key, group);
  }
  return [...groups.values()];
}
