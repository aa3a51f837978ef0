import { expect, test } from '@playwright/test';
import { collectErrors, logIn, PASSWORD, readBalance, visit } from '../support/visitor';

test.describe('the whole path of a player', () => {
  test('[LOGIN-08] [LOGIN-17] [LOGIN-12] sees games, logs in, plays, sees the balance move, logs out', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await visit(page);
    const hot = page.getByRole('region', { name: 'Hot games' });
    await hot.scrollIntoViewIfNeeded();
    const play = hot.getByRole('button', { name: /^Play / }).first();
    await play.focus();
    await page.keyboard.press('Enter');

    const login = page.getByRole('dialog', { name: 'Log in' });
    await expect(login).toBeVisible();
    await login.getByLabel('Username').fill(' member1 ');
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/seamless\?game=\d+$/);
    const before = await readBalance(page);
    const game = page.frameLocator('iframe');
    await game.getByRole('button', { name: /spin/i }).click();
    await expect.poll(() => readBalance(page)).not.toBe(before);

    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
    const after = await readBalance(page);
    expect(after).not.toBe(before);

    await page.getByRole('button', { name: 'Log out' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Confirmation' });
    await expect(confirmation).toContainText('Are you sure you want to logout?');
    await confirmation.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/');
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }),
    ).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    expect(errors).toEqual([]);
  });

  test('[LOGIN-05] [LOGIN-10] keeps the session through a reload, in the session storage alone, as long as the gateway knows it', async ({
    page,
  }) => {
    await visit(page);
    await logIn(page);
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    expect(token).toMatch(/^[\w-]{40,}$/);
    expect(
      await page.evaluate((text) => JSON.stringify(localStorage).includes(text ?? ''), token),
    ).toBe(false);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('token', 'A'.repeat(43)));
    await page.reload();
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }),
    ).toBeVisible();
  });
});
