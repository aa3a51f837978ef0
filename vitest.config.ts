import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { texts } from './apps/site/texts.ts';
import { dictionaries } from './packages/delivery/build/index.ts';
import { BROWSER_ARGS, ensureBrowser } from './scripts/browser.mjs';
import { excludeRepeatedStories } from './scripts/lib/repeatedStories.mjs';

// Looked up at the launch, so that a run without stories needs no browser.
const launchOptions = {
  get executablePath() {
    return ensureBrowser();
  },
  args: BROWSER_ARGS,
};

// They import their module again for each test and move the page's clock, or add features to the browser: other tests on
// the same page would disturb them, or be disturbed.
const OWN_PAGE = [
  'packages/design-system/src/components/SmartImage/SmartImage.test.tsx',
  'packages/design-system/src/testing/*.test.tsx',
];

const gatewayTests: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  globalSetup: ['apps/gateway/test/support/globalSetup.ts'],
  // Each file makes its own gateway, which keeps no state in modules.
  isolate: false,
  // The embedded database takes seconds to open and most of a gigabyte: a few at a time.
  maxWorkers: 2,
  // So long only a test takes that hangs: a busy machine is no fault.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  restoreMocks: true,
};

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'design-system',
          environment: 'happy-dom',
          include: ['packages/design-system/src/**/*.test.{ts,tsx}'],
          exclude: OWN_PAGE,
          setupFiles: ['tests/support/unit.setup.ts'],
          // A fresh page for each file costs more than its tests; each test leaves the page as it found it.
          isolate: false,
          restoreMocks: true,
        },
      },
      {
        // Rules need no page, and a page for each file costs more than its tests. A file that needs one begins with
        // `@vitest-environment happy-dom`.
        plugins: [dictionaries(texts)],
        test: {
          name: 'unit',
          environment: 'node',
          // Stores, keys and clients of the gateway live in modules: each file has its own.
          include: [
            'packages/{delivery,features/*,scenario}/src/**/*.test.ts',
            'apps/site/src/**/*.test.ts',
          ],
          setupFiles: ['tests/support/unit.setup.ts'],
          restoreMocks: true,
        },
      },
      {
        plugins: [react(), dictionaries(texts)],
        test: {
          name: 'unit-dom',
          environment: 'happy-dom',
          include: [
            ...OWN_PAGE,
            'packages/features/*/src/**/*.test.tsx',
            'apps/site/src/**/*.test.tsx',
            'packages/delivery/{src,build}/**/*.test.tsx',
          ],
          setupFiles: ['tests/support/unit.setup.ts'],
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: [
            'packages/gateway-openapi/{src,scripts}/**/*.test.{ts,tsx}',
            'packages/delivery/build/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'tests/support/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          restoreMocks: true,
        },
      },
      {
        test: {
          ...gatewayTests,
          name: 'gateway',
          include: ['apps/gateway/{src,test}/**/*.test.ts'],
          exclude: ['apps/gateway/test/{engines,gate,long}/**'],
        },
      },
      {
        // Each of its tests installs and builds an application.
        test: {
          name: 'consumers',
          environment: 'node',
          include: ['tests/consumers/*.test.mjs'],
          // What is built and installed there takes its mode from here.
          env: { NODE_ENV: 'production' },
          testTimeout: 900_000,
          hookTimeout: 600_000,
        },
      },
      {
        // In the deep run: the main journeys in Chromium, Firefox and WebKit, each with a site of its own.
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/*.test.ts'],
          globalSetup: ['tests/engines/support/globalSetup.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Few calls on the engine that the rules do not run on, in the gate.
        test: {
          ...gatewayTests,
          name: 'gateway-engines',
          include: ['apps/gateway/test/engines/**/*.test.ts'],
        },
      },
      {
        // In the gate beside the rules: every role and operation, locks on PostgreSQL, a few generated calls.
        test: {
          ...gatewayTests,
          name: 'gateway-gate',
          include: ['apps/gateway/test/gate/**/*.test.ts'],
        },
      },
      {
        // In the deep run: generated calls, locks and known passwords at length, several processes, kills.
        test: {
          ...gatewayTests,
          name: 'gateway-long',
          include: ['apps/gateway/test/long/**/*.test.ts'],
          isolate: true,
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [
          // The deep run plays every story.
          ...(process.env['STORY_BOTH_SCHEMES'] === 'yes' ? [] : [excludeRepeatedStories()]),
          storybookTest({ configDir: '.storybook' }),
        ],
        test: {
          name: 'storybook',
          // A page draws on one core: two of them use both.
          maxWorkers: 2,
          // As above: the preview is loaded once, and each story starts from its own surroundings.
          isolate: false,
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
