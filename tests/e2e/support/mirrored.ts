import type { Page } from '@playwright/test';

/** Lays out every page from right to left with its English texts, so that a test still finds things by name. */
export async function mirror(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const turn = (): void => {
      const root = document.querySelector('html');
      if (root !== null && root.dir !== 'rtl') root.dir = 'rtl';
    };
    new MutationObserver(turn).observe(document, {
      attributes: true,
      attributeFilter: ['dir'],
      childList: true,
      subtree: true,
    });
    turn();
  });
}
