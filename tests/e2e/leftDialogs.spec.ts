import { expect, type Page, type Request, test } from '@playwright/test';
import { visit } from './support/visitor';

const help = (page: Page) => page.getByRole('dialog', { name: 'Help centre' });
const SCRIPT = /\/assets\/[^/]+\.js$/;

async function toHelp(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/help';
    link.textContent = 'To the help';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To the help' }).click();
  await expect(page).toHaveURL(/\/help$/);
}

test('[RT-03] the help centre that was left before its part came stays closed', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page);
  await page.waitForLoadState('networkidle');
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held: Request[] = [];
  await page.route(SCRIPT, async (route) => {
    held.push(route.request());
    await isReleased;
    await route.fallback();
  });
  await Promise.all([page.waitForRequest(SCRIPT), toHelp(page)]);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  release();
  // Each part that came may ask for another one.
  for (let at = 0; at < held.length; at += 1) {
    await (await held[at]?.response())?.finished();
    await page.clock.runFor(100);
  }
  // What is drawn late is drawn within this.
  await page.clock.runFor(1_000);
  await expect(help(page)).toHaveCount(0);
});
