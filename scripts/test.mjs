// `npm test`, `.ci/run` and `npm run test:deep`: the steps of one command of `steps.mjs`.
// `--only types,unit` runs some of them, `--without lint` all the others.
import { runSteps } from './lib/steps.mjs';
import { COMMANDS, RESOURCES } from './steps.mjs';

const [, , command = 'test'] = process.argv;
const steps = COMMANDS[command.startsWith('--') ? 'test' : command];
if (steps === undefined) {
  console.error(`Give one of: ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(1);
}
await runSteps(steps, { resources: RESOURCES });
