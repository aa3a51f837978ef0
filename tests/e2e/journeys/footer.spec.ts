import { expect, type Page, test } from '@playwright/test';
import { visit } from '../support/visitor';

const RESOURCES = ['LANDING', 'YOUTUBE', 'INSTAGRAM', 'FACEBOOK', 'TELEGRAM'];
const footer = (page: Page) => page.getByRole('contentinfo');
const help = (page: Page) => footer(page).getByRole('navigation', { name: 'Help' });
const part = (page: Page, name: string) => footer(page).getByRole('list', { name });

/** Opens a page, and goes to its foot, which is fetched when it comes near. */
async function visitFooter(page: Page, path = '/'): Promise<void> {
  await visit(page, path);
  await footer(page).scrollIntoViewIfNeeded();
  await expect(help(page)).toBeVisible();
}

test.describe('the footer', () => {
  test('[SUP-05] leads to help, to each product and to the feedback form', async ({ page }) => {
    await visitFooter(page);
    const links = await help(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(links).toEqual([
      '/help',
      '/content/beginner-guide',
      '/down',
      '/content/about-us',
      '/news',
      '/blog',
      '/content/vip',
      expect.stringMatching(/^\//),
      '/content/terms',
      '/content/privacy',
    ]);
    const products = footer(page).getByRole('navigation', { name: 'Footer' });
    await expect(products.getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/rng');
    await expect(products.getByRole('link', { name: 'Promotions' })).toHaveAttribute(
      'href',
      '/promotions',
    );
    await help(page).getByRole('button', { name: 'Feedback' }).click();
    await expect(page.getByRole('dialog', { name: 'Feedback' })).toBeVisible();
  });

  test('[SUP-05] opens customer service in a window of 440 by 750, and keeps the way to it', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (url, target, features) => {
        document.documentElement.dataset['opened'] = features ?? '';
        return open(url, target, features);
      };
    });
    await visitFooter(page);
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      help(page).getByRole('button', { name: 'Customer service' }).click(),
    ]);
    await expect(page.locator('html')).toHaveAttribute(
      'data-opened',
      /width=440,height=750,noopener/,
    );
    const link = help(page).getByRole('link', { name: 'Open the chat' });
    await expect(link).toHaveAttribute('href', chat.url());
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('[SUP-05] [ERR-02] says so where customer service can not be reached', async ({ page }) => {
    await page.route('**/CBS_launchChat*', (route) => route.abort());
    await visitFooter(page);
    await help(page).getByRole('button', { name: 'Customer service' }).click();
    await expect(page.getByRole('dialog', { name: 'Customer service' })).toContainText(
      'Network link is abnormal, please try again',
    );
  });

  test("[SUP-05] leads to the merchant's pages elsewhere, as the gateway lists them", async ({
    page,
  }) => {
    const [answer] = await Promise.all([
      page.waitForResponse(/\/wps\/system\/status/),
      visitFooter(page),
    ]);
    const { value } = (await answer.json()) as {
      value: { info: { resources: Record<string, { labelName: string; url: string }> } };
    };
    const told = RESOURCES.flatMap((type) => value.info.resources[type] ?? []);
    expect(told.length).toBeGreaterThan(2);
    const links = footer(page).getByRole('navigation', { name: 'Follow us' }).getByRole('link');
    await expect(links).toHaveText(told.map(({ labelName }) => labelName));
    for (const [at, { url }] of told.entries()) {
      await expect(links.nth(at)).toHaveAttribute('href', url);
      await expect(links.nth(at)).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test('[SUP-05] shows the marks of vendors in grey', async ({ page }) => {
    await visitFooter(page);
    const vendors = part(page, 'Game vendors');
    await expect(vendors).toHaveCSS('filter', 'grayscale(1)');
    await expect.poll(() => vendors.getByRole('img').count()).toBeGreaterThan(5);
  });

  test('[SUP-05] carries its notice, and the marks of certification, care and browsers', async ({
    page,
  }) => {
    await visitFooter(page);
    await expect(footer(page)).toContainText('copyright 2023, 18+');
    await expect(
      footer(page).getByRole('img', { name: 'For people of 18 and over' }),
    ).toBeVisible();
    const mark = (text: string) => footer(page).getByRole('listitem').filter({ hasText: text });
    await expect(mark('Games checked by the house').locator('svg')).toHaveCount(1);
    await expect(mark('Responsible gaming').locator('svg')).toHaveCount(1);
    await expect(footer(page).getByRole('link', { name: 'Responsible gaming' })).toHaveAttribute(
      'href',
      '/content/responsible-gaming',
    );
    const browsers = part(page, 'Works in all current browsers').getByRole('listitem');
    await expect(browsers).toHaveText(['Chrome', 'Edge', 'Firefox', 'Safari']);
    const drawings = await browsers
      .locator('svg')
      .evaluateAll((all) => all.map((each) => each.innerHTML));
    expect(new Set(drawings).size).toBe(4);
  });

  test('[SUP-05] says 3 min for a deposit and 5 min for a withdrawal, with bars of 180 to 194 of 260', async ({
    page,
  }) => {
    await visitFooter(page);
    for (const [term, time] of [
      ['Average deposit time', '3 min'],
      ['Average withdrawal time', '5 min'],
    ] as const)
      await expect(footer(page).getByText(term).locator('xpath=following-sibling::dd')).toHaveText(
        time,
      );
    const shares = () =>
      footer(page)
        .locator('[style*="--_share"]')
        .evaluateAll((all) =>
          (all as HTMLElement[]).map((bar) => Number(bar.style.getPropertyValue('--_share')) * 260),
        );
    const first = await shares();
    expect(first).toHaveLength(2);
    // They walk by themselves: another width comes, and none leaves the bounds.
    await expect.poll(shares).not.toEqual(first);
    for (const width of [...first, ...(await shares())]) {
      expect(width).toBeGreaterThanOrEqual(180 - 1e-6);
      expect(width).toBeLessThanOrEqual(194 + 1e-6);
    }
  });
});
