import { expect, test } from '@playwright/test';
import { withMerchant } from '../support/merchant';
import { visit, visitAsMember } from '../support/visitor';

const CENTRES = ['/live', '/sports', '/fish', '/pvp', '/esports', '/cockfight'];

test.describe('the game centres', () => {
  for (const path of CENTRES)
    test(`[RT-05] ${path} shows the vendors of its type and their games`, async ({ page }) => {
      await visit(page, path);
      const vendors = page.getByRole('region', { name: 'Vendors', exact: true });
      await expect(vendors.getByRole('link').nth(1)).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/^[\d,]+ games?$/);
    });

  test('[RT-12] opens on the vendor of the address, and leads to others', async ({ page }) => {
    await withMerchant(page, { gameListCenter: ['RNG', 'HOT', 'LIVE'] });
    await visit(page, '/live?vassalage=MZN');
    const vendors = page.getByRole('region', { name: 'Vendors', exact: true });
    await expect(vendors.getByRole('link', { name: /Mezzanine Live/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toContainText('Mezzanine Live');
    await expect(page.getByRole('button', { name: 'Open Mezzanine Live' })).toHaveCount(0);
    await vendors.getByRole('link', { name: /Salon Verrine/ }).click();
    await expect(page).toHaveURL(/\/live\?vassalage=SLN$/);
    await expect(cards.first()).toContainText('Salon Verrine');
  });

  test('[LAUNCH-04] a vendor outside the list opens its own lobby', async ({ page }) => {
    await visitAsMember(page, '/live?vassalage=MZN');
    await page.getByRole('button', { name: 'Open Mezzanine Live' }).click();
    await expect(page).toHaveURL(/\/seamless\?vassalage=MZN&gameType=LIVE$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mezzanine Live');
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await expect(page).toHaveURL(/\/live$/);
  });

  test('[RT-05] a vendor’s tables tell their limits and seats, and lead to the game', async ({
    page,
  }) => {
    await visitAsMember(page, '/live?vassalage=MZN');
    const tables = page.getByRole('region', { name: 'Tables' });
    const first = tables.getByRole('listitem').first();
    await expect(first).toContainText(/Bets \$ [\d,.]+ – \$ [\d,.]+/);
    await expect(first).toContainText(/\d seats? free/);
    await first.getByRole('button', { name: /^Sit down at / }).click();
    await expect(page).toHaveURL(/\/seamless\?game=\d+/);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  });

  test('[NAV-06] sports show e-sports, cockfights and FB apart', async ({ page }) => {
    await visit(page, '/sports');
    const group = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(group('Sportsbook').getByRole('link')).toHaveAttribute('href', '/fbSports');
    await expect(group('E-sports').getByRole('link', { name: /Avenline/ })).toHaveAttribute(
      'href',
      '/esports?vassalage=AV',
    );
    await expect(group('Cockfight').getByRole('link', { name: /Dawnspur/ })).toHaveAttribute(
      'href',
      '/cockfight?vassalage=DS88',
    );
    await expect(group('Vendors').getByRole('link', { name: /Fairbourne|Avenline/ })).toHaveCount(
      0,
    );
  });

  test('[NAV-06] the account types of the merchant decide', async ({ page }) => {
    await withMerchant(page, { esportGames: ['HFT'], cockfightGames: [] });
    await visit(page, '/sports');
    const esports = page.getByRole('region', { name: 'E-sports', exact: true });
    await expect(esports.getByRole('link')).toHaveText([/Halftime House/]);
    await esports.getByRole('link').click();
    await expect(page).toHaveURL(/\/sports\?vassalage=HFT$/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(
      'Halftime House',
    );
  });

  test('[RT-06] FB opens where it stands, after the login', async ({ page }) => {
    await visit(page, '/fbSports');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await visitAsMember(page, '/fbSports');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairbourne Sports');
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  });

  test('[RT-07] each extra game type has a list at its name in lower case', async ({ page }) => {
    await withMerchant(page, { extraGameTypes: ['CRASH', 'MINI'] });
    await visit(page, '/crash');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await visit(page, '/mini');
    await expect(page.getByText('No game is open here')).toBeVisible();
    await visit(page, '/arcade');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/not/i);
  });

  test('[LOB-10] the rebate of a category is shown', async ({ page }) => {
    for (const [path, rebate] of [
      ['/rng', 'Rebate 1.2%'],
      ['/live', 'Rebate 0.8%'],
      ['/pvp', 'Rebate -'],
      ['/fish', 'Rebate 1%'],
    ] as const) {
      await visit(page, path);
      await expect(page.getByText(rebate, { exact: true })).toBeVisible();
    }
  });

  test('[CACHE-01] vendors and hot games are kept for the visit, and hot games asked anew', async ({
    page,
  }) => {
    await visit(page, '/live');
    await expect(page.getByRole('link', { name: /Mezzanine Live/ }).first()).toBeVisible();
    await visit(page, '/hot');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    const [answer] = await Promise.all([
      page.waitForResponse(/GCSGAME_hotGamesV2/),
      page.getByRole('button', { name: 'Refresh' }).click(),
    ]);
    expect(answer.ok()).toBe(true);
    // Answers are written once the page has nothing better to do.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('hotGames') !== null))
      .toBe(true);
    await page.route(/GCSGAME_(hotGamesV2|gameVendor)/, (route) => route.abort());
    await page.reload();
    await expect(cards.first()).toBeVisible();
    await page.goto('/live');
    await expect(page.getByRole('link', { name: /Mezzanine Live/ }).first()).toBeVisible();
  });
});
