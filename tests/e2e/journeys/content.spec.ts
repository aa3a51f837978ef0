import { expect, type Page, test } from '@playwright/test';
import { visit } from '../support/visitor';

const help = (page: Page) => page.getByRole('dialog', { name: 'Help centre' });
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

test.describe('the pages of text', () => {
  test('[SUP-06] name and describe the document, lead to each other without a reload, and are read in another language at once', async ({
    page,
  }) => {
    await visit(page, '/content/vip');
    const more = page.getByRole('navigation', { name: 'Good to know' });
    await expect(heading(page, 'The VIP programme')).toBeVisible();
    await expect(page).toHaveTitle('The VIP programme · Parlour Demo');
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(40);
    expect(description).not.toMatch(/[<>]/);
    await expect(more.locator('[aria-current=page]')).toHaveText('The VIP programme');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await more.getByRole('link', { name: 'Help centre' }).click();
    await expect(help(page)).toBeVisible();
    await expect(page).toHaveURL('/help');
    await expect(page).toHaveTitle('Help centre · Parlour Demo');
    await page.goBack();
    await more.getByRole('link', { name: 'The first quarter of an hour' }).click();
    await expect(heading(page, 'The first quarter of an hour')).toBeVisible();
    await expect(page).toHaveTitle(/^The first quarter of an hour/);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Language/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click();
    await expect(heading(page, 'Seperempat jam pertama')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Perlu diketahui' })).toContainText(
      'Seperempat jam pertama',
    );
  });

  test('an address that would leave them is none of them', async ({ page }) => {
    await visit(page, '/content/..%2Fstatus');
    await expect(heading(page, 'There is no such page')).toBeVisible();
    await expect(page).toHaveTitle('There is no such page · Parlour Demo');
  });

  test('[SUP-06] the news are listed newest first, page by page in the address, and open', async ({
    page,
  }) => {
    // The demo has few entries, so the list has two on each page.
    await page.route('**/wps/system/content?**', (route, request) => {
      const url = new URL(request.url());
      if (url.searchParams.get('kind') !== 'NEWS') return route.continue();
      url.searchParams.set('pageSize', '2');
      return route.continue({ url: url.href });
    });
    await visit(page, '/news');
    const entries = page.getByRole('main').getByRole('heading', { level: 2 });
    const times = page.getByRole('main').locator('time');
    await expect(entries).toHaveCount(2);
    const [newest = ''] = await entries.allTextContents();
    const shown = await times.evaluateAll((all) =>
      all.map((each) => each.getAttribute('datetime')),
    );
    expect(shown).toEqual([...shown].sort().reverse());
    const pages = page.getByRole('navigation', { name: 'Pages of News' });
    await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL('/news?page=2');
    await expect(entries.first()).not.toHaveText(newest);
    await page.reload();
    await expect(pages.locator('[aria-current=page]')).toHaveText('2');
    await page.goBack();
    await expect(entries.first()).toHaveText(newest);
    await page.getByRole('link', { name: newest }).click();
    await expect(heading(page, newest)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'News', exact: true }).first().click();
    await expect(page).toHaveURL('/news');
    await expect(heading(page, 'News')).toBeVisible();
  });
});
