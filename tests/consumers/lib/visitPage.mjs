import { chromium } from 'playwright';
import { launchOptions } from '../../../scripts/browser.mjs';

/** Opens a page in a browser, passes it to `use`, and resolves with all errors and warnings of its console. */
export async function visitPage(url, use) {
  const browser = await chromium.launch(launchOptions());
  const faults = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    await page.goto(url);
    await use(page);
    return faults;
  } finally {
    await browser.close();
  }
}
