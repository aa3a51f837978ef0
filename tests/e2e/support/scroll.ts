import type { Page } from '@playwright/test';

/** Scroll position of a page, in px. */
export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls a page without animation, and waits until its listeners have run. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        // In the next task: the page saves its position in this one.
        window.addEventListener('scroll', () => setTimeout(resolve), { once: true });
        window.scrollTo({ top: to, behavior: 'instant' });
      }),
    top,
  );
