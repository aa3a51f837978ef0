import { expect, type Page, type Request, test } from '@playwright/test';
import { visit } from '../support/visitor';

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

interface Left {
  title: string;
  dialog: string;
  /** Requests what is opened. */
  open: (page: Page) => Promise<void>;
  /** Leaves the page that requested it. */
  leave: (page: Page) => Promise<void>;
  leadsTo: RegExp;
}

const LEFT: readonly Left[] = [
  {
    title: '[RT-03] the help centre',
    dialog: 'Help centre',
    open: toHelp,
    leave: async (page) => {
      await page.goBack();
    },
    leadsTo: /:\d+\/$/,
  },
  {
    title: 'the list of notices',
    dialog: 'Notices',
    open: (page) =>
      page
        .locator('[data-component="Marquee"]')
        .getByRole('button', { name: 'How long a withdrawal takes' })
        .press('Enter'),
    leave: (page) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Slots', exact: true })
        .click(),
    leadsTo: /\/rng$/,
  },
];

for (const { title, dialog, open, leave, leadsTo } of LEFT)
  test(`${title} that was left before its part came stays closed`, async ({ page }) => {
    await page.clock.install();
    await visit(page);
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
    await Promise.all([page.waitForRequest(SCRIPT), open(page)]);
    await leave(page);
    await expect(page).toHaveURL(leadsTo);
    release();
    // Each loaded chunk may request another one.
    for (let at = 0; at < held.length; at += 1) {
      await (await held[at]?.response())?.finished();
      await page.clock.runFor(100);
    }
    // Late renders happen within this time.
    await page.clock.runFor(1_000);
    await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0);
  });
