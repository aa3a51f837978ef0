import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { visit } from '../support/visitor';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) => page.getByRole('main').getByRole('status');
const isList = (url: string): boolean => url.includes('GCSGAME_gameList');
const isIndex = (url: string): boolean => url.includes('/wps/games/searchIndex');

test.describe('the searchable catalogue', () => {
  test('[LOB-03] the first games come in a small page, the catalogue once and when idle', async ({
    page,
  }) => {
    const order: string[] = [];
    page.on('response', (response) => {
      if (isList(response.url())) order.push('list');
      if (isIndex(response.url())) order.push('index');
    });
    const list = page.waitForResponse((response) => isList(response.url()));
    const index = page.waitForResponse((response) => isIndex(response.url()));
    const sizeOf = async (answer: Response) => gzipSync(await answer.body()).length;
    await visit(page, '/rng');
    await expect(cards(page).first()).toBeVisible();
    expect(await sizeOf(await list)).toBeLessThanOrEqual(5000);
    expect(await sizeOf(await index)).toBeLessThanOrEqual(130_000);
    expect(order[0]).toBe('list');
    await page.locator('nav a[href="/hot"]').first().click();
    await expect(page).toHaveURL(/\/hot$/);
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    expect(order.filter((what) => what === 'index')).toHaveLength(1);
  });

  test('[LOB-03] searches without a call once it is there, accents folded', async ({ page }) => {
    const indexed = page.waitForResponse((response) => isIndex(response.url()));
    await visit(page, '/rng');
    await indexed;
    const asked: string[] = [];
    const search = page.getByLabel('Search games');
    // Until it has been read the gateway searches: the first letters may still be asked for.
    await expect
      .poll(async () => {
        asked.length = 0;
        const [request] = await Promise.all([
          page.waitForRequest((sent) => isList(sent.url()), { timeout: 700 }).catch(() => null),
          search.fill(`lant ${String(Date.now()).slice(-3)}`),
        ]);
        return request;
      })
      .toBeNull();
    page.on('request', (request) => {
      if (isList(request.url())) asked.push(request.url());
    });
    await search.fill('làntern kö');
    await expect(cards(page).filter({ hasText: 'Lantern Koi' }).first()).toBeVisible();
    await search.fill('ko lan');
    await expect(cards(page).filter({ hasText: 'Lantern Koi' }).first()).toBeVisible();
    await expect(count(page)).toHaveText(/^[\d,]+ games?$/);
    expect(asked).toEqual([]);
    expect(await page.locator('main *').count()).toBeLessThan(1500);
  });

  test('[LOB-02] every filter is in the address, and the count is told', async ({ page }) => {
    await visit(page, '/rng');
    await expect(count(page)).toHaveText('9,800 games');
    await page.getByLabel('New only').check();
    await page.getByLabel('Bets from 1').check();
    await page.getByLabel('25 lines or more').check();
    await page.getByLabel('Kind', { exact: true }).selectOption({ label: 'Arcade' });
    await expect(page).toHaveURL(/class=AC&new=1&minBet=1&minLineNum=25/);
    await expect(count(page)).not.toHaveText('9,800 games');
    await page.reload();
    await expect(count(page)).toHaveText(/^\d{1,3} games?$/);
    await expect(page.getByLabel('25 lines or more')).toBeChecked();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(count(page)).toHaveText('9,800 games');
  });

  test('[LOB-02] the way back leads to the same place', async ({ page }) => {
    await visit(page, '/rng');
    await expect(cards(page).first()).toBeVisible();
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 9000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(8000);
    const top = await page.evaluate(() => window.scrollY);
    // Not by a press of the pointer, before which the test tool would scroll the page itself.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .evaluate((link: HTMLElement) => {
        link.click();
      });
    await expect(page.getByRole('region', { name: 'Hot games' })).toBeAttached();
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });
});
