// `check-types.mjs web|node`: type errors, and the cost of checking against the budget beside this file.
// A warm cache makes checking cheaper, so only a fresh clone tests the budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './lib/children.mjs';
import { root } from './lib/paths.mjs';

const ALLOWED = 1.1;
const FIGURE = /^([A-Z][\w /()]*):\s+([\d.]+)/;

const [, , project] = process.argv;
const { [project]: budget } = JSON.parse(
  readFileSync(join(root, 'scripts', 'type-budget.json'), 'utf8'),
);

let instantiations = 0;
const { ended } = startChild({
  name: 'tsc',
  command: 'tsc',
  args: [
    '--project',
    `tsconfig.${project}.json`,
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types.${project}.tsbuildinfo`,
    '--pretty',
    '--extendedDiagnostics',
  ],
  cwd: root,
  onLine: (line) => {
    const [, name, value] = FIGURE.exec(line) ?? [];
    if (name === 'Instantiations') instantiations = Number(value);
    if (name === undefined) console.log(line);
  },
});
const { code } = await ended;

const most = Math.round(budget * ALLOWED);
console.log(`${instantiations} instantiations (at most ${most})`);
if (instantiations > most)
  console.error(
    'Checking types became dearer: find the type that does it, or raise scripts/type-budget.json and say why.',
  );
process.exitCode = code === 0 && instantiations <= most ? 0 : 1;
