import { expect, type Page, test } from '@playwright/test';
import { NONE, overflowOf, SIZES, violations } from '../support/axe';
import { anyOf, menuAt, VN_MENU } from '../support/lotteries';
import { withMerchant } from '../support/merchant';
import { logIn, visit } from '../support/visitor';

test.use({ colorScheme: 'dark' });

/** Pages in play that are looked at at every size, in both directions; a lottery is one of those that are open. */
async function pagesInPlay(page: Page): Promise<string[]> {
  const [own, vietnam] = [await anyOf(page, menuAt('ZY')), await anyOf(page, VN_MENU)];
  return [
    '/vnLottery',
    `/vnLottery?gameCode=${vietnam.gameCode}`,
    `/lottery?gameCode=${own.gameCode}`,
    '/lottery?gameCode=no-such-lottery',
    '/seaLottery',
  ];
}

/** A page in play as it stands: what it is about is its one heading of the first level. */
async function lookAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await violations(page), path).toEqual(NONE);
  expect(await overflowOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const size of SIZES)
  test(`lotteries in play at ${String(size.width)} px`, async ({ page }) => {
    await visit(page);
    await logIn(page);
    await page.setViewportSize(size);
    for (const path of await pagesInPlay(page)) await lookAt(page, path);
  });

test('lotteries in play from right to left at 375 px', async ({ page }) => {
  await withMerchant(page, { supportLanguages: ['EN', 'AR'] });
  await visit(page);
  await logIn(page);
  await page.evaluate(() => {
    localStorage.setItem('language', 'ar');
  });
  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of ['/elott', ...(await pagesInPlay(page))]) {
    await lookAt(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  }
});

test('a lottery that is closed, with hot games beside it', async ({ page }) => {
  await visit(page);
  await logIn(page);
  await page.route(/\/wps\/game\/launchGame/, (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, value: null, message: 'Closed.', errorCode: 'GAME_MAINTENANCE' },
    }),
  );
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/seaLottery');
  await expect(
    page.getByRole('region', { name: 'Hot games that are open' }).getByRole('article'),
  ).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  expect(await violations(page)).toEqual(NONE);
});
