import { defineConfig } from '@playwright/test';
import { launchOptions, packagedFonts } from './scripts/browser.mjs';
import { setRefusalsFile } from './tests/e2e/support/refusals';
import { FONT_FOLDER, prepareFonts } from './tests/support/scriptFonts';

const isCI = process.env.CI !== undefined;
const E2E_PORT = process.env.E2E_PORT ?? '4390';
// The other name of the loopback is left to the games, which have an origin of their own.
const address = `http://localhost:${E2E_PORT}`;
setRefusalsFile(E2E_PORT);

// A machine without fonts of a script shows boxes, which are wider than its letters.
const fonts = packagedFonts();
if (fonts !== undefined) await prepareFonts(fonts);
const fontSettings = fonts === undefined ? {} : { FONTCONFIG_PATH: FONT_FOLDER };

const chromium = { browserName: 'chromium' as const, viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/countRefusals.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  forbidOnly: isCI,
  retries: 0,
  workers: 2,
  // Only what fails takes so long: on a busy machine all is slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Recording costs about as much as the tests, and nobody fetches it from the machine that checks a change.
    screenshot: isCI ? 'off' : 'only-on-failure',
    trace: isCI ? 'off' : 'retain-on-failure',
    launchOptions: { ...launchOptions(), env: { ...process.env, ...fontSettings } },
  },
  projects: [
    { name: 'main', testDir: 'tests/e2e/main', use: chromium },
    { name: 'journeys', testDir: 'tests/e2e/journeys', use: chromium },
    // Each call fails five times over, with the waits between its tries.
    { name: 'deep', testDir: 'tests/e2e/deep', use: chromium, timeout: 480_000 },
  ],
  webServer: {
    command: 'node scripts/e2e-server.mjs',
    url: `${address}/healthz`,
    env: { E2E_PORT },
    timeout: 5 * 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
