// `npm test`: every check of the project, two at a time where they stand beside each other; the longest goes first.
// `--only types,unit` runs some of them, `--without stories` all the others.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { root } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { runCheck, runPlaywright, runVitest } from './lib/reports.mjs';
import { runSteps } from './lib/steps.mjs';

const E2E_PORT = 4390;

// Stories of what is opened after the first page are left to `npm run test:matrix` (0022).
const OPENED_LATER = /^(?:agent|lottery|member|points|promotions|support|wallet)$/;
const storyFolders = [
  '.storybook/',
  'packages/design-system/',
  ...readdirSync(join(root, 'packages', 'features'))
    .filter((feature) => !OPENED_LATER.test(feature))
    .map((feature) => `packages/features/${feature}/`),
];

const has = (...parts) => existsSync(join(root, ...parts));

const steps = [
  {
    id: 'stories',
    isBeside: true,
    title: 'Stories with accessibility',
    needs: 'browser',
    run: () => runVitest('stories', ['storybook'], { folders: storyFolders }),
  },
  {
    id: 'types',
    isBeside: true,
    title: 'Types: what runs in a browser',
    run: () => runCheck(process.execPath, [join('scripts', 'check-types.mjs'), 'web']),
  },
  {
    id: 'types-node',
    isBeside: true,
    title: 'Types: gateway, tests and tools',
    run: () => runCheck(process.execPath, [join('scripts', 'check-types.mjs'), 'node']),
  },
  { id: 'format', isBeside: true, title: 'Format', run: () => runCheck('biome', ['check', '.']) },
  {
    id: 'lint',
    isBeside: true,
    title: 'Lint',
    run: () => runCheck('eslint', ['.', '--max-warnings', '0']),
  },
  {
    id: 'layers',
    isBeside: true,
    title: 'Who may import whom',
    run: () =>
      runCheck('depcruise', [
        '--config',
        '.dependency-cruiser.cjs',
        'packages',
        'apps',
        'scripts',
        'tests',
        '.storybook',
      ]),
  },
  { id: 'unused', isBeside: true, title: 'Unused code', run: () => runCheck('knip', []) },
  {
    id: 'contract',
    isBeside: true,
    title: 'Contract: rules and drift',
    run: () => runCheck('pnpm', ['--filter', '@parlour/gateway-openapi', 'run', 'check']),
  },
  {
    // Its files share a page, which they can only while none of another environment is in the same call.
    id: 'parts',
    isBeside: true,
    title: 'Design system',
    run: () => runVitest('parts', ['design-system']),
  },
  {
    id: 'unit',
    isBeside: true,
    title: 'Features and site',
    run: () => runVitest('unit', ['unit']),
  },
  {
    id: 'tools',
    isBeside: true,
    title: 'Contract client and tools',
    run: () => runVitest('tools', ['contract']),
  },
  {
    id: 'build',
    isBeside: true,
    title: 'Build of the site',
    run: () => runCheck('pnpm', ['--filter', '@parlour/site', 'build']),
  },
  {
    id: 'sizes',
    isBeside: true,
    title: 'Size budgets',
    skip: () =>
      !has('tests', 'performance', 'sizes.mjs') && 'tests/performance/sizes.mjs is not there',
    run: () => runCheck(process.execPath, [join('tests', 'performance', 'sizes.mjs')]),
  },
  { id: 'gateway', title: 'Gateway', run: () => runVitest('gateway', ['gateway']) },
  {
    id: 'e2e',
    title: 'End to end, the main job',
    needs: ['browser', 'build'],
    run: async () =>
      runPlaywright('e2e', ['--project', 'main'], { E2E_PORT: String(await freePort(E2E_PORT)) }),
  },
];

await runSteps(steps, { resources: { browser: () => ensureBrowser() } });
