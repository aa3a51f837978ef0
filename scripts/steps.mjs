// Every step of the tests, in the order in which it runs, and the command it belongs to. A step that needs another
// runs it first, also with `--only`: builds come from the cache if nothing has changed (0059).
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { freePort, PICTURES_PORT } from './lib/ports.mjs';
import { runCached, runCheck, runPlaywright, runVitest } from './lib/reports.mjs';
import { runTests } from './lib/runTests.mjs';

const TOUCH_PORT = 6117;
const SOAK_MINUTES = 10;

const endToEnd = (project) => () => runTests({ runner: 'playwright', project, paths: [] });

const ofStorybook = (name, variable, port) => async () =>
  runPlaywright(name, ['--config', join('tests', name, 'playwright.config.ts')], {
    [variable]: String(await freePort(port)),
  });

const stories = (name, scheme, direction) => () =>
  runVitest(name, ['storybook'], {
    env: { STORY_SCHEME: scheme, STORY_DIRECTION: direction, STORY_BOTH_SCHEMES: 'yes' },
  });

/** The longest of what runs beside others, so that it starts first. `npm run check` lints what has changed. */
const lint = { id: 'lint', isBeside: true, title: 'Lint', run: runCached('lint') };

const storybook = {
  id: 'storybook',
  isBeside: true,
  title: 'Build of the Storybook',
  run: runCached('build:storybook'),
};

/** `npm test`. */
const daily = [
  { id: 'types', isBeside: true, title: 'Types: what runs in a browser', run: runCached('types') },
  {
    id: 'types-node',
    isBeside: true,
    title: 'Types: gateway, tests and tools',
    run: runCached('types:node'),
  },
  {
    id: 'unit',
    isBeside: true,
    title: 'Features and site',
    run: () => runVitest('unit', ['unit', 'unit-dom']),
  },
  { id: 'build', isBeside: true, title: 'Build of the site', run: runCached('build:site') },
  {
    id: 'sizes',
    isBeside: true,
    title: 'Size budgets',
    needs: 'browser',
    run: runCached('sizes'),
  },
  {
    id: 'tools',
    isBeside: true,
    title: 'Contract client and tools',
    run: () => runVitest('tools', ['contract']),
  },
  {
    id: 'contract',
    isBeside: true,
    title: 'Contract: rules and drift',
    run: runCached('contract'),
  },
  {
    // Its files share one page, which works only if no other environment is in the same run.
    id: 'design-system',
    isBeside: true,
    title: 'Design system',
    run: () => runVitest('design-system', ['design-system']),
  },
  { id: 'unused', isBeside: true, title: 'Unused code', run: runCached('unused') },
  { id: 'layers', isBeside: true, title: 'Who may import whom', run: runCached('layers') },
  { id: 'format', isBeside: true, title: 'Format', run: runCached('format:check') },
  { id: 'gateway', title: 'Gateway', run: () => runVitest('gateway', ['gateway']) },
  {
    id: 'main',
    title: 'End to end, the main job',
    needs: ['browser', 'build'],
    run: endToEnd('main'),
  },
];

/** `.ci/run`, after those of `npm test`. */
const gate = [
  {
    id: 'stories',
    title: 'Stories with accessibility',
    needs: 'browser',
    run: () => runVitest('stories', ['storybook']),
  },
  {
    id: 'gateway-gate',
    title: 'Gateway: locks, rights and generated calls',
    run: () => runVitest('gateway-gate', ['gateway-gate']),
  },
  {
    id: 'gateway-engines',
    title: 'Gateway on the other database',
    run: () =>
      runVitest('gateway-engines', ['gateway-engines'], { env: { GATEWAY_TESTS: 'embedded' } }),
  },
  {
    id: 'pictures',
    title: 'Pictures, and the width of docs pages',
    needs: 'storybook',
    run: ofStorybook('visual', 'VISUAL_PORT', PICTURES_PORT),
  },
  {
    id: 'journeys',
    title: 'End to end, journeys',
    needs: ['browser', 'build'],
    run: endToEnd('journeys'),
  },
  {
    id: 'package',
    title: 'The packed design system in a fresh application',
    run: () => runVitest('package', ['consumers'], { files: ['tests/consumers/package'] }),
  },
];

/** `npm run test:deep`: parts that stand alone. */
const deep = [
  { id: 'build', title: 'Build of the site', run: runCached('build:site') },
  storybook,
  {
    id: 'matrix-ltr',
    title: 'Stories left to right, played in light',
    needs: 'browser',
    run: stories('matrix-ltr', 'light', 'ltr'),
  },
  {
    id: 'matrix-rtl',
    title: 'Stories right to left, played in dark',
    needs: 'browser',
    run: stories('matrix-rtl', 'dark', 'rtl'),
  },
  {
    id: 'touch',
    title: 'Stories at 400 %, and gestures, by touch',
    needs: ['browser', 'storybook'],
    run: ofStorybook('touch', 'TOUCH_PORT', TOUCH_PORT),
  },
  {
    id: 'pages',
    title: 'End to end, every page and every call in five faults',
    needs: ['browser', 'build'],
    run: endToEnd('deep'),
  },
  {
    id: 'engines',
    title: 'Journeys in Chromium, Firefox and WebKit',
    needs: ['browser', 'build'],
    run: () => runVitest('engines', ['engines']),
  },
  {
    id: 'gateway-long',
    title: 'Gateway: generated calls at length, kills, processes',
    run: () => runVitest('gateway-long', ['gateway-long']),
  },
  {
    id: 'client-long',
    title: 'Client: many mutations of every answer',
    run: () =>
      runVitest('client-long', ['contract'], {
        files: ['packages/gateway-openapi/src/mutations'],
        env: { MUTATIONS: '200' },
      }),
  },
  {
    id: 'gateway-embedded',
    title: 'Gateway on the embedded database, whole',
    run: () => runVitest('gateway-embedded', ['gateway'], { env: { GATEWAY_TESTS: 'embedded' } }),
  },
  {
    id: 'consumers',
    title: 'The packed design system in fresh applications',
    run: () => runVitest('consumers', ['consumers'], { files: ['tests/consumers/consumers'] }),
  },
  {
    id: 'theme',
    title: 'A brand of the theme studio in a fresh application',
    needs: ['browser', 'storybook'],
    run: () => runVitest('consumers-theme', ['consumers'], { files: ['tests/consumers/theme'] }),
  },
  {
    id: 'soak',
    title: `One visit of ${SOAK_MINUTES} minutes`,
    needs: ['browser', 'build'],
    run: () =>
      runCheck(process.execPath, [
        join('tests', 'performance', 'soak.mjs'),
        '--strict',
        '--minutes',
        String(SOAK_MINUTES),
      ]),
  },
];

/** The steps of each command. */
export const COMMANDS = { test: daily, gate: [lint, storybook, ...daily, ...gate], deep };

/** Resources that steps need, and how each is prepared. */
export const RESOURCES = { browser: () => ensureBrowser() };
