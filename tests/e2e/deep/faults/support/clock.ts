import type { Page } from '@playwright/test';

/** Stops the clock of a page, so that only the test moves it. The clock has to be installed. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}

/**
 * Records when the page makes a call whose URL contains a word; returns a function that stops its clock some ms after
 * that.
 */
export async function timeCall(page: Page, word: string): Promise<(ms: number) => Promise<void>> {
  await page.evaluate((part) => {
    const original = window.fetch;
    window.fetch = (...given) => {
      const [requested] = given;
      if ((requested instanceof Request ? requested.url : String(requested)).includes(part))
        document.documentElement.dataset['requestedAt'] ??= String(Date.now());
      return original(...given);
    };
  }, word);
  return async (ms) => {
    const requestedAt = await page.locator('html').getAttribute('data-requested-at');
    await page.clock.pauseAt(Number(requestedAt) + ms);
  };
}
