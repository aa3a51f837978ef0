import { expect, type Page, test } from '@playwright/test';
import { newAccount } from '../support/account';
import { visit } from '../support/visitor';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('favourites and recent games', () => {
  test('[LOB-08] a heart waits for the login of a guest, is kept, leaves the list at once and says what failed; what was played last stands first', async ({
    page,
  }) => {
    const { username, password } = await newAccount();
    await visit(page, '/rng');
    const first = cards(page).first();
    const name = (await first.getAttribute('aria-label')) ?? '';
    await first.getByRole('button', { name: /^Add to favourites/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await Promise.all([
      page.waitForResponse(/MCSFE_addFavoriteGameV2/),
      dialog.getByRole('button', { name: 'Log in', exact: true }).click(),
    ]);
    await expect(page).toHaveURL(/\/rng$/);
    await expect(first.getByRole('button', { name: /^Remove from favourites/ })).toBeVisible();

    await visit(page, '/favourites');
    await expect(cards(page)).toHaveCount(1);
    await expect(first).toHaveAccessibleName(name);
    await Promise.all([
      page.waitForResponse(/MCSFE_removeFavoriteGameV2/),
      first.getByRole('button', { name: /^Remove from favourites/ }).click(),
    ]);
    await expect(cards(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('No favourites yet')).toBeVisible();

    await visit(page);
    const hot = page.getByRole('region', { name: 'Hot games' });
    await page.route('**/MCSFE_addFavoriteGameV2', (route) => route.abort());
    await hot
      .getByRole('button', { name: /^Add to favourites/ })
      .first()
      .click();
    // The message loads its own texts.
    await expect(page.getByText('The favourite could not be changed.')).toBeVisible();
    await expect(hot.getByRole('button', { name: /^Remove from favourites/ })).toHaveCount(0);

    await visit(page, '/rng');
    await first.getByRole('button', { name: /^Play / }).press('Enter');
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
    await visit(page, '/recent');
    await expect(cards(page)).toHaveCount(1);
    await expect(first).toHaveAccessibleName(name);
  });
});
