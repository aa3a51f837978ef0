import { expect, type Page, test } from '@playwright/test';
import { openSession, visitWithOwnAccount } from '../support/account';
import { axeViolations } from '../support/axe';
import { logIn, PASSWORD, visit } from '../support/visitor';
import { SITE } from '../support/watch';

/** What the gateway answers to a session of another device. */
const accountOf = (page: Page, token: string) =>
  page.request.get(`${SITE}/wps/member/info`, {
    headers: { Authorization: `Bearer ${token}`, Merchant: 'parlour', Language: 'EN' },
  });

const form = (page: Page) => page.getByRole('region', { name: 'Take a break' });

test('[SP-07] [R22] [R23] a break is begun by keyboard, ends every session, and leaves the way to the money', async ({
  page,
}) => {
  const needs = { money: '60.00', canPayOut: true };
  const username = await visitWithOwnAccount(page, '/?member=saferPlay', needs);
  const elsewhere = await openSession({ username, password: PASSWORD });
  expect((await accountOf(page, elsewhere)).status()).toBe(200);
  await test.step('one press from the page of safer play', async () => {
    const main = page.getByRole('heading', { name: 'Breaks and self-exclusion' });
    await main.getByRole('link').press('Enter');
    await expect(page.getByRole('region', { name: 'Self-exclusion' })).toBeVisible();
  });
  await test.step('how long, then what it means, then yes', async () => {
    await form(page).getByRole('radio', { name: '1 day' }).press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('heading', { name: 'A break of 1 day' })).toBeFocused();
    await expect(
      form(page).getByText('You can log in and withdraw what is available.'),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  });
  await test.step('the session is over, and it is said until when the break holds', async () => {
    await expect(page.getByRole('dialog', { name: 'Your break has begun' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await accountOf(page, elsewhere)).status()).toBe(401);
  });
  await test.step('a login says what holds, and starts no game', async () => {
    await visit(page);
    await logIn(page, username);
    await expect(page.getByText('You are on a break', { exact: true })).toBeVisible();
    await page.goto('/rng');
    const game = page.getByRole('main').getByRole('article').first();
    await game.getByRole('button', { name: /^Play / }).click();
    await expect(page).toHaveURL(/[?]member=playPause$/);
  });
  await test.step('what is there can be withdrawn', async () => {
    await page.getByRole('link', { name: 'Withdraw money' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Amount' })).toBeEditable();
  });
});
