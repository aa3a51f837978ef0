import type { Page } from '@playwright/test';

/** Lets no more time pass in a page with a clock of the test than the test says. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}

/**
 * Has the page note when it makes a call whose address holds a word, and returns how to stop its clock at a time
 * after that, in ms.
 */
export async function timeCall(page: Page, word: string): Promise<(ms: number) => Promise<void>> {
  await page.evaluate((part) => {
    const original = window.fetch;
    window.fetch = (...given) => {
      const [asked] = given;
      if ((asked instanceof Request ? asked.url : String(asked)).includes(part))
        document.documentElement.dataset['askedAt'] ??= String(Date.now());
      return original(...given);
    };
  }, word);
  return async (ms) => {
    const askedAt = await page.locator('html').getAttribute('data-asked-at');
    await page.clock.pauseAt(Number(askedAt) + ms);
  };
}
