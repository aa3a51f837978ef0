import type { Page } from '@playwright/test';

/** Whether an address is that of a part of the site. */
export const isPart = (url: URL): boolean => /^\/assets\/.+\.js$/.test(url.pathname);

/**
 * Has parts not come from here on; gives what ends it. The route stays: a request that is on its way while one is taken
 * out may never be answered.
 *
 * @param which which of them, by their address; all of them unless told
 */
export async function loseParts(page: Page, which = isPart) {
  let hasEnded = false;
  await page.route(which, (route) =>
    hasEnded ? route.continue() : route.abort('connectionreset'),
  );
  return () => {
    hasEnded = true;
  };
}

/** Keeps parts back that are asked for from here on, all of them unless told; gives what lets them go. */
export async function holdParts(page: Page, which = isPart): Promise<() => void> {
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
