import type { Page } from '@playwright/test';

/** Whether a URL is that of a chunk of the site. */
export const isChunk = (url: URL): boolean => /^\/assets\/.+\.js$/.test(url.pathname);

/**
 * Lets requests for chunks fail from now on; returns a function that ends it. The route stays: removing one may leave
 * requests in flight without an answer.
 *
 * @param which chunks by their URL; all by default
 */
export async function failChunks(page: Page, which = isChunk) {
  let hasEnded = false;
  await page.route(which, (route) =>
    hasEnded ? route.continue() : route.abort('connectionreset'),
  );
  return () => {
    hasEnded = true;
  };
}

/** Delays chunks that are requested from now on, all by default; returns a function that lets them through. */
export async function delayChunks(page: Page, which = isChunk): Promise<() => void> {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(which, async (route) => {
    await held;
    return route.continue();
  });
  return () => go();
}
