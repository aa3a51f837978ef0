import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe violations of the page. Contrast, which costs most, is checked in the stories. */
export async function axeViolations(page: Page, { withContrast = false } = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    // A game is another document, with its own landmarks.
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  if (!withContrast) builder.disableRules('color-contrast');
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Switches the page to a theme by the system's setting, and waits until its colours have changed. */
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

/** Axe violations of a page, with contrast, in both themes. */
export async function axeViolationsInBothThemes(
  page: Page,
): Promise<Record<'dark' | 'light', string[]>> {
  const dark = await axeViolations(page, { withContrast: true });
  await changeTo(page, 'light');
  const light = await axeViolations(page, { withContrast: true });
  await changeTo(page, 'dark');
  return { dark, light };
}

export const NONE = { dark: [], light: [] };

/** How far the page overflows the window on either side, in px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
