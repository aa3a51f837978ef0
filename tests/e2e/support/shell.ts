import type { Page } from '@playwright/test';

/** The content of the HTML itself, before the site renders. */
export const shell = (page: Page) => page.locator('#shell');

/** Never answers requests for the site's scripts. */
export const blockScripts = (page: Page) => page.route('**/assets/*.js', () => undefined);

/** Delays the site's scripts; returns a function that lets them through. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The position of the first element of each selector inside an element, with one of its sizes. */
export const positionsIn = (
  page: Page,
  root: string,
  { parts, measure }: { parts: readonly string[]; measure: 'width' | 'height' },
) =>
  page.evaluate(
    ({ root: selector, parts: all, measure: size }) =>
      all.map((part) => {
        const box = document.querySelector(`${selector} :is(${part})`)?.getBoundingClientRect();
        return [part, box?.x, box?.y, box?.[size]];
      }),
    { root, parts, measure },
  );
