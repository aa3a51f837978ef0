import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

async function analyze(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    // What a game shows is a document of its own, with landmarks of its own.
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Shows the page in the other theme, which it follows the system to, and waits until the colours have arrived. */
async function changeTo(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await page.emulateMedia({ colorScheme });
  await expect.poll(ground).not.toBe(before);
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** What is wrong with the page as it stands, in both themes. */
export async function violations(page: Page): Promise<Record<'dark' | 'light', string[]>> {
  const dark = await analyze(page);
  await changeTo(page, 'light');
  const light = await analyze(page);
  await changeTo(page, 'dark');
  return { dark, light };
}

export const NONE = { dark: [], light: [] };

/** How far the page goes beyond the window to either side, in px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
] as const;
