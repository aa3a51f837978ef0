import { expect, type Page } from '@playwright/test';

/** Placeholders of loading content. */
const PENDING = '[aria-busy="true"], [data-component$="Skeleton"], [data-component="Spinner"]';

/**
 * Waits until a page is complete: the site has rendered, chunks for idle time are loaded, and the window shows no
 * skeletons and no images that are still loading.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#shell')).toHaveCount(0);
  await expect(page.locator('main')).not.toBeEmpty();
  // The last element of the frame.
  await expect(page.locator('[data-component="OfflineBanner"]')).toBeAttached();
  await page.waitForFunction((pending) => {
    const isInWindow = (element: Element): boolean => {
      const { bottom, top, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < window.innerHeight && element.checkVisibility();
    };
    return (
      ![...document.querySelectorAll(pending)].some(isInWindow) &&
      [...document.images].every((image) => image.complete || !isInWindow(image))
    );
  }, PENDING);
}
