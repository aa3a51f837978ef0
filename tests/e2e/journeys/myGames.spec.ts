import { expect, type Page, test } from '@playwright/test';
import { logIn, visit, visitAsMember } from '../support/visitor';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const hearts = (page: Page) => cards(page).getByRole('button', { name: /^Add to favourites/ });
const fullHearts = (page: Page) =>
  cards(page).getByRole('button', { name: /^Remove from favourites/ });

test.describe('favourites and recent games', () => {
  test.describe.configure({ mode: 'serial' });

  test('[LOB-07] a guest logs in first, and the heart is kept', async ({ page }) => {
    await visit(page, '/rng');
    await hearts(page).first().click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Username').fill('member1');
    await dialog.getByLabel('Password', { exact: true }).fill('Parlour#2024');
    await Promise.all([
      page.waitForResponse(/MCSFE_addFavoriteGameV2/),
      dialog.getByRole('button', { name: 'Log in', exact: true }).click(),
    ]);
    await expect(page).toHaveURL(/\/rng$/);
    await expect(fullHearts(page).first()).toBeVisible();
  });

  test('[LOB-07] a heart shows at once and comes back when the gateway refuses', async ({
    page,
  }) => {
    await visitAsMember(page, '/rng');
    await expect(fullHearts(page).first()).toBeVisible();
    const before = await fullHearts(page).count();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/MCSFE_addFavoriteGameV2', async (route) => {
      await held;
      await route.fulfill({
        status: 500,
        json: { success: false, value: null, message: '', errorCode: 'SYSTEM_ERROR' },
      });
    });
    await hearts(page).first().click();
    await expect(fullHearts(page)).toHaveCount(before + 1);
    release();
    await expect(page.getByText('The favourite could not be changed.')).toBeVisible();
    await expect(fullHearts(page)).toHaveCount(before);
  });

  test('[LOB-07] the hearts of the home page are the same', async ({ page }) => {
    await visitAsMember(page, '/');
    const row = page.getByRole('region', { name: 'Hot games' });
    // Until it is known which are full, all are empty.
    const isKnown = () =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.endsWith('/MCSFE_getFavoriteGames'));
    await expect.poll(() => page.evaluate(isKnown)).toBe(true);
    const empty = row.getByRole('button', { name: /^Add to favourites/ }).last();
    const name = (await empty.getAttribute('aria-label'))?.replace('Add to favourites ', '') ?? '';
    const card = page.getByRole('main').getByRole('article', { name, exact: true }).first();
    await Promise.all([page.waitForResponse(/MCSFE_addFavoriteGameV2/), empty.click()]);
    await visit(page, '/hot');
    await expect(card.getByRole('button', { name: /^Remove from favourites/ })).toBeVisible();
    await visit(page);
    await page.route('**/MCSFE_removeFavoriteGameV2*', (route) => route.abort());
    // The texts of the message are asked for by the message itself.
    await card.getByRole('button', { name: /^Remove from favourites/ }).click();
    await expect(page.getByText('The favourite could not be changed.')).toBeVisible();
    await expect(card.getByRole('button', { name: /^Remove from favourites/ })).toBeVisible();
  });

  test('[LOB-07] changes at most once a second', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('FavoriteGameV2')) calls.push(request.method());
    });
    await visitAsMember(page, '/rng');
    await expect(fullHearts(page).first()).toBeVisible();
    await page.evaluate(() => {
      for (const heart of [
        ...document.querySelectorAll<HTMLElement>('main [aria-pressed="false"]'),
      ].slice(0, 3))
        heart.click();
    });
    await expect(page.getByText('One change a second')).not.toHaveCount(0);
    expect(calls).toEqual(['POST']);
  });

  test('[LOB-08] favourites are a list with an address, and leave it at once', async ({ page }) => {
    await visit(page, '/favourites');
    await expect(page.getByText('Log in to see your games')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await logIn(page);
    await visit(page, '/favourites');
    await expect(fullHearts(page).first()).toBeVisible();
    const name = await cards(page).first().getAttribute('aria-label');
    const count = await cards(page).count();
    await fullHearts(page).first().click();
    await expect(cards(page)).toHaveCount(count - 1);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'game' })).toBeVisible();
    await expect(page.getByRole('article', { name: name ?? '', exact: true })).toHaveCount(0);
  });

  test('[LOB-08] favourites come in pages', async ({ page, request }) => {
    await visitAsMember(page, '/rng');
    const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
    const headers = { Merchant: 'parlour', Language: 'EN', Authorization: `Bearer ${token}` };
    const answer = await request.get(
      '/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&merchant=parlour&gameType=RNG&language=EN&pageNo=1&pageSize=30',
      { headers },
    );
    const { value } = (await answer.json()) as {
      value: { content: { nodeId: number; vassalage: string; gameType: string }[] };
    };
    for (const { nodeId, vassalage: vendor, gameType } of value.content)
      await request.post('/wps/relay/MCSFE_addFavoriteGameV2', {
        headers,
        data: { nodeId, vendor, gameType },
      });
    await visit(page, '/favourites');
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/\/favourites\?page=2$/);
    await expect.poll(() => cards(page).count()).toBeLessThan(24);
    await expect(cards(page).first()).toBeVisible();
  });

  test('[LOB-08] a game that was launched is among the recent ones', async ({ page }) => {
    await visitAsMember(page, '/rng');
    const button = cards(page)
      .getByRole('button', { name: /^Play / })
      .first();
    const name = (await button.getAttribute('aria-label'))?.replace('Play ', '') ?? '';
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
    await visit(page, '/recent');
    await expect(cards(page).first()).toHaveAccessibleName(name);
  });
});
