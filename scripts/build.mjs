// `npm run build`: the site, the Storybook, and the packages that are shipped.
import { run } from './lib/run.mjs';
import { duration, heading } from './lib/sections.mjs';

const parts = [
  ['Packages', 'pnpm', ['--filter', './packages/**', '--if-present', 'run', 'build']],
  ['Site', 'pnpm', ['--filter', '@parlour/site', 'build']],
  ['Storybook', 'storybook', ['build', '--output-dir', 'storybook-static', '--quiet']],
];

for (const [title, command, args] of parts) {
  heading(title);
  const began = Date.now();
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
  console.log(`${title}: ${duration(Date.now() - began)}`);
}
console.log('\nBuilt: apps/site/dist, storybook-static, and dist in each package.');
