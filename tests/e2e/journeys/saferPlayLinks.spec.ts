import { expect, type Page, test } from '@playwright/test';
import { anyGame } from '../support/games';
import { visit, visitAsMember } from '../support/visitor';

const PAGES = ['/', '/rng', '/promotions', '/pointMall', '/down'];
const MONEY = ['depositv2', 'withdraw', 'transfer', 'transactionHistory'];

const limitsOf = (page: Page) => page.getByRole('region', { name: 'Deposit limit' });

test('[R24] safer play is one press from every page and from a game, and the home page names the age', async ({
  page,
}) => {
  await visitAsMember(page, '/');
  await expect(page.getByRole('contentinfo').getByText('18+', { exact: true })).toBeVisible();
  for (const path of PAGES)
    await test.step(path, async () => {
      await visit(page, path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('link', { name: 'Your own limits' }).press('Enter');
      await expect(limitsOf(page)).toBeVisible();
    });
  await test.step('a game', async () => {
    await page.goto(`/seamless?game=${String(await anyGame(page))}`);
    const strip = page.getByRole('group', { name: 'Your session' });
    await strip.getByRole('link', { name: 'Limits' }).press('Enter');
    await expect(limitsOf(page)).toBeVisible();
  });
});

test('[R01] the balance is in sight on every page of money and play', async ({ page }) => {
  await visitAsMember(page, '/');
  for (const name of MONEY)
    await test.step(name, async () => {
      await page.goto(`/?member=${name}`);
      const balance = page.getByRole('dialog').getByRole('button', { name: /Refresh balance/ });
      await expect(balance).toHaveText(/\d/);
    });
  await test.step('a game', async () => {
    await page.goto(`/seamless?game=${String(await anyGame(page))}`);
    await expect(page.getByRole('group', { name: 'Your session' })).toContainText(/Balance.*\d/);
  });
});
