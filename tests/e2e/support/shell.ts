import type { Page } from '@playwright/test';

/** What the HTML shows by itself, before the site is drawn. */
export const shell = (page: Page) => page.locator('#shell');

/** Keeps the site's own scripts away for as long as the test runs. */
export const withoutScripts = (page: Page) => page.route('**/assets/*.js', () => undefined);

/** Keeps the site's own scripts away until it is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The position of the first element of each selector inside an element, with one of its sizes. */
export const placesIn = (
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
