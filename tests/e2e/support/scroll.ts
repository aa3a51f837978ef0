import type { Page } from '@playwright/test';

/** How far down a page is, in px. */
export const place = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls a page at once, and waits until the page itself has heard of it. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        // In the next turn: the page notes its place in this one.
        window.addEventListener('scroll', () => setTimeout(resolve), { once: true });
        window.scrollTo({ top: to, behavior: 'instant' });
      }),
    top,
  );
