import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

const PORT = process.env.TOUCH_PORT ?? '6117';
const address = `http://127.0.0.1:${PORT}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/touch',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  reporter: [['line'], ['json', { outputFile: '../../.cache/reports/touch.json' }]],
  use: {
    baseURL: address,
    browserName: 'chromium',
    // 1280 x 1024 at 400 % zoom (WCAG 1.4.10).
    viewport: { width: 320, height: 256 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `vite preview --outDir storybook-static --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `${address}/index.json`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
