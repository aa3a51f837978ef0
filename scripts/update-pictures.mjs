// `npm run pictures:update`: retakes the compared pictures. `-- <name> …` retakes those of single components or pages.
import { freePort, PICTURES_PORT } from './lib/ports.mjs';
import { runCached, runPlaywright } from './lib/reports.mjs';

const CONFIG = ['--config', 'tests/visual/playwright.config.ts'];

const names = process.argv.slice(2);
const named = names.length === 0 ? [] : ['--grep', names.join('|')];
const built = await runCached('build:storybook')();
if (built.failed > 0) process.exit(1);
const { passed, failed } = await runPlaywright(
  'visual',
  [...CONFIG, '--update-snapshots=changed', '--max-failures=0', ...named],
  { VISUAL_PORT: String(await freePort(PICTURES_PORT)) },
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
