import { expect, type Page, test } from '@playwright/test';
import { visit } from '../support/visitor';

const help = (page: Page) => page.getByRole('dialog', { name: 'Help centre' });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });
const path = (page: Page) => new URL(page.url()).pathname;

test.describe('the pages of text', () => {
  for (const [pageId, title] of [
    ['about-us', 'A quiet house'],
    ['vip', /\w/],
    ['responsible-gaming', /\w/],
    ['beginner-guide', 'The first quarter of an hour'],
    ['installation-android', 'Install the app on Android'],
    ['installation-ios', /iPhone/],
    ['credit-report', /\w/],
    ['points-rules', /\w/],
    ['exchange-rates', /\w/],
  ] as const)
    test(`[SUP-06] ${pageId} has an address, a title and a description of its own`, async ({
      page,
    }) => {
      const [answer] = await Promise.all([
        page.waitForResponse(new RegExp(`/wps/system/content/${pageId}$`)),
        visit(page, `/content/${pageId}`),
      ]);
      const { value } = (await answer.json()) as { value: { title: string } };
      await expect(heading(page, value.title)).toBeVisible();
      if (typeof title !== 'string') expect(value.title).toMatch(title);
      await expect(page).toHaveTitle(`${value.title} · Parlour Demo`);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(40);
      expect(description).not.toMatch(/[<>]/);
      await expect(
        page.getByRole('navigation', { name: 'Good to know' }).locator('[aria-current=page]'),
      ).toHaveText(value.title);
    });

  test('[SUP-06] they lead to each other without a reload, and name the document anew', async ({
    page,
  }) => {
    await visit(page, '/content/vip');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const more = page.getByRole('navigation', { name: 'Good to know' });
    await more.getByRole('link', { name: 'The first quarter of an hour' }).click();
    await expect(heading(page, 'The first quarter of an hour')).toBeVisible();
    await expect(page).toHaveTitle(/^The first quarter of an hour/);
    await more.getByRole('link', { name: 'Help centre' }).click();
    await expect(help(page)).toBeVisible();
    expect(path(page)).toBe('/help');
    await expect(page).toHaveTitle('Help centre · Parlour Demo');
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle('Parlour Demo');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('[SUP-06] are read in another language at once', async ({ page }) => {
    await visit(page, '/content/beginner-guide');
    await expect(heading(page, 'The first quarter of an hour')).toBeVisible();
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

  for (const [image, shown] of [
    ['/TCG_PROD_IMAGES/GAME_ICON/house.png', 1],
    ['javascript:alert(1)', 0],
    ['http://pictures.example/house.png', 0],
  ] as const)
    test(`[SUP-06] the picture ${image} of a page is shown ${String(shown)} times`, async ({
      page,
    }) => {
      await page.route('**/wps/system/content/vip', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { value: object };
        return route.fulfill({ json: { ...body, value: { ...body.value, image } } });
      });
      await visit(page, '/content/vip');
      await expect(heading(page, /\w/)).toBeVisible();
      await expect(page.getByRole('article').locator('[data-component="SmartImage"]')).toHaveCount(
        shown,
      );
    });

  for (const name of ['no-such-page', 'Not%20A%20Name', '..%2Fstatus'])
    test(`[SUP-06] /content/${name} says that there is no such page`, async ({ page }) => {
      await visit(page, `/content/${name}`);
      await expect(heading(page, 'There is no such page')).toBeVisible();
      await expect(page).toHaveTitle('There is no such page · Parlour Demo');
      await expect(
        page.getByRole('navigation', { name: 'Good to know' }).getByRole('link').first(),
      ).toBeVisible();
    });

  test('[SUP-06] [ERR-02] one that can not be loaded says so, and is tried again', async ({
    page,
  }) => {
    await page.route('**/wps/system/content/vip', (route) =>
      route.fulfill({
        status: 429,
        json: {
          success: false,
          value: { retryAfterSeconds: 1 },
          message: 'Please wait.',
          errorCode: 'TOO_MANY_REQUESTS',
        },
      }),
    );
    await visit(page, '/content/vip');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Please wait.');
    await page.unroute('**/wps/system/content/vip');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, /\w/)).toBeVisible();
  });

  for (const [address, name, first] of [
    ['/news', 'News', /\w/],
    ['/blog', 'Blog', /\w/],
  ] as const)
    test(`[SUP-06] ${address} lists its entries, newest first, and opens one`, async ({ page }) => {
      await visit(page, address);
      await expect(heading(page, name)).toBeVisible();
      await expect(page).toHaveTitle(`${name} · Parlour Demo`);
      const entries = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(entries.first()).toHaveText(first);
      const times = await page
        .getByRole('main')
        .locator('time')
        .evaluateAll((all) => all.map((each) => each.getAttribute('datetime') ?? ''));
      expect(times.length).toBeGreaterThan(2);
      expect(times).toEqual([...times].sort().reverse());
      const title = (await entries.first().textContent()) ?? '';
      await page.getByRole('link', { name: title }).click();
      await expect(heading(page, title)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      await expect(heading(page, name)).toBeVisible();
      expect(path(page)).toBe(address);
    });

  test('[SUP-06] a long list has pages, which stand in the address', async ({ page }) => {
    // The demo has few entries, so each page of the list is asked to hold two of them.
    await page.route('**/wps/system/content?**', (route, request) => {
      const url = new URL(request.url());
      if (url.searchParams.get('kind') !== 'NEWS') return route.continue();
      url.searchParams.set('pageSize', '2');
      return route.continue({ url: url.href });
    });
    await visit(page, '/news');
    const pages = page.getByRole('navigation', { name: 'Pages of News' });
    const entries = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(entries).toHaveCount(2);
    const [newest] = await entries.allTextContents();
    await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/\/news\?page=2$/);
    await expect(entries.first()).not.toHaveText(newest ?? '');
    await page.reload();
    await expect(pages.locator('[aria-current=page]')).toHaveText('2');
    await page.goBack();
    await expect(entries.first()).toHaveText(newest ?? '');
    await page.goto('/news?page=40');
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(entries.first()).toHaveText(newest ?? '');
  });
});
