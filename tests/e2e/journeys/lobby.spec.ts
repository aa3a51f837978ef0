import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { scrollPosition, scrollTo } from '../support/scroll';
import { visit } from '../support/visitor';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) => page.getByRole('main').getByRole('status');
const isList = (url: string): boolean => url.includes('GCSGAME_gameList');
const isIndex = (url: string): boolean => url.includes('/wps/games/searchIndex');

test.describe('the slots list', () => {
  test('browses 9,800 slots with few of them on the page: a small page first, the catalogue once', async ({
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
    await expect(count(page)).toHaveText('9,800 games');
    await expect(cards(page).first()).toBeVisible();
    expect(await sizeOf(await list)).toBeLessThanOrEqual(5000);
    expect(await sizeOf(await index)).toBeLessThanOrEqual(130_000);
    expect(order[0]).toBe('list');
    const first = (await cards(page).first().textContent()) ?? '';
    for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, 2500);
    await expect(cards(page).first()).not.toHaveText(first);
    expect(await page.locator('main *').count()).toBeLessThan(1500);
    await page.locator('nav a[href="/hot"]').first().click();
    await expect(page).toHaveURL(/\/hot$/);
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    expect(order.filter((what) => what === 'index')).toHaveLength(1);
  });

  test('the search and every filter are in the address, survive a reload and can be cleared', async ({
    page,
  }) => {
    await visit(page, '/rng');
    await expect(count(page)).toHaveText('9,800 games');
    await page.getByLabel('New only').check();
    await page.getByLabel('Bets from 1').check();
    await page.getByLabel('25 lines or more').check();
    await page.getByLabel('Kind', { exact: true }).selectOption({ label: 'Arcade' });
    await expect(page).toHaveURL(/class=AC&new=1&minBet=1&minLineNum=25/);
    await expect(count(page)).toHaveText(/^\d{1,3} games?$/);
    await page.reload();
    await expect(count(page)).toHaveText(/^\d{1,3} games?$/);
    await expect(page.getByLabel('25 lines or more')).toBeChecked();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(count(page)).toHaveText('9,800 games');
    await page.getByLabel('Search games').fill('lant ko');
    await expect(page).toHaveURL(/q=lant\+ko/);
    await page.reload();
    await expect(page.getByLabel('Search games')).toHaveValue('lant ko');
    await expect(cards(page).filter({ hasText: 'Lantern Koi' }).first()).toBeVisible();
    await expect
      .poll(async () =>
        (await cards(page).allTextContents()).every((text) => /lant.*ko|ko.*lant/i.test(text)),
      )
      .toBe(true);
  });

  test('the way back leads to the same place', async ({ page }) => {
    await visit(page, '/rng');
    await expect(cards(page).first()).toBeVisible();
    await scrollTo(page, 8800);
    expect(await scrollPosition(page)).toBe(8800);
    // By script, because Playwright would scroll the page before a click.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .evaluate((link: HTMLElement) => {
        link.click();
      });
    await expect(page.getByRole('region', { name: 'Hot games' })).toBeAttached();
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(8800);
  });
});
