import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, packagedBrowser, packagedFonts } from '../../scripts/browser.mjs';
import { FONT_FOLDER, prepareFonts } from '../support/scriptFonts';

const PORT = process.env.VISUAL_PORT ?? '6107';
const address = `http://127.0.0.1:${PORT}`;

// Pixels are compared, so browser and fonts are the packaged ones, not those of the machine.
const executablePath = packagedBrowser();
const fonts = packagedFonts();
if (executablePath === undefined || fonts === undefined) {
  throw new Error(
    'The pictures are compared in the browser of @sparticuz/chromium, which runs on Linux on x64 only.',
  );
}
await prepareFonts(fonts);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  // The gate only compares; `--update-snapshots` writes them.
  updateSnapshots: 'none',
  // More failures have one common cause.
  maxFailures: 25,
  reporter: [['line'], ['json', { outputFile: '../../.cache/reports/visual.json' }]],
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Edges of round corners vary by one to three levels of 255 between runs. A box at a fraction of a pixel has
      // two renderings, which differ by up to ten levels in a pixel of each corner.
      threshold: 0.02,
      maxDiffPixels: 8,
    },
  },
  use: {
    baseURL: address,
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // The server would compress each file again for each page.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    launchOptions: {
      executablePath,
      args: BROWSER_ARGS,
      env: { ...process.env, FONTCONFIG_PATH: FONT_FOLDER },
    },
  },
  webServer: {
    command: `node_modules/.bin/vite preview --outDir storybook-static --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `${address}/index.json`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
