import { expect, type Page, test } from '@playwright/test';
import { anyGame } from '../support/games';
import { logIn, visit } from '../support/visitor';

const PAGES = ['/', '/rng', '/promotions', '/pointMall', '/down'];
const MONEY = ['depositv2', 'withdraw', 'transfer', 'transactionHistory'];

/** Another page of the site, without loading all of it anew. */
const moveTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const limitsOf = (page: Page) => page.getByRole('region', { name: 'Deposit limit' });

test('[R24] safer play is one press from every page and from a game, and the home page names the age', async ({
  page,
}) => {
  await visit(page);
  await logIn(page);
  await expect(page.getByRole('contentinfo').getByText('18+', { exact: true })).toBeVisible();
  for (const path of PAGES)
    await test.step(path, async () => {
      await moveTo(page, path);
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('link', { name: 'Your own limits' }).press('Enter');
      await expect(limitsOf(page)).toBeVisible();
    });
  await test.step('a game', async () => {
    await moveTo(page, `/seamless?game=${String(await anyGame(page))}`);
    const strip = page.getByRole('group', { name: 'Your session' });
    await strip.getByRole('link', { name: 'Limits' }).press('Enter');
    await expect(limitsOf(page)).toBeVisible();
  });
});

test('[R01] the balance is in sight on every page of money and play', async ({ page }) => {
  await visit(page);
  await logIn(page);
  for (const name of MONEY)
    await test.step(name, async () => {
      await moveTo(page, `/?member=${name}`);
      const balance = page.getByRole('dialog').getByRole('button', { name: /Refresh balance/ });
      await expect(balance).toHaveText(/\d/);
    });
  await test.step('a game', async () => {
    await moveTo(page, `/seamless?game=${String(await anyGame(page))}`);
    await expect(page.getByRole('group', { name: 'Your session' })).toContainText(/Balance.*\d/);
  });
});
