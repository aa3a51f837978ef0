import type { Page } from '@playwright/test';

/** Whether an address is that of a part of the site. */
export const isPart = (url: URL): boolean => /^\/assets\/.+\.js$/.test(url.pathname);

/**
 * Has parts not come from here on; gives what ends it. The route stays: a request that is on its way while one is taken
 * out may never be answered.
 *
 * @param isLost which of them, by how many were asked for before
 */
export async function loseParts(page: Page, isLost = (_before: number): boolean => true) {
  let [before, hasEnded] = [0, false];
  await page.route(isPart, (route) => {
    const goes = hasEnded || !isLost(before);
    before += 1;
    return goes ? route.continue() : route.abort('connectionreset');
  });
  return () => {
    hasEnded = true;
  };
}

/** Keeps every part back that is asked for from here on; gives what lets them go. */
export async function holdParts(page: Page): Promise<() => void> {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(isPart, async (route) => {
    await held;
    return route.continue();
  });
  return () => go();
}
