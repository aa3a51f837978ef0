import { Buffer } from 'node:buffer';
import { expect, type Page, test } from '@playwright/test';
import { openAccount, visitAs } from '../support/account';
import { collectErrors, PASSWORD, visit } from '../support/visitor';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('the promotions', () => {
  test('[PROMO-01] have addresses by kind and one by one, through a reload', async ({ page }) => {
    const errors = collectErrors(page);
    await visit(page, '/promotions');
    await expect(page.getByRole('tab')).toHaveText([
      'All',
      'New members',
      'Daily',
      'VIP',
      'Rebate',
      'Cash back',
      'Red envelopes',
      'Prize wheel',
      'Golden eggs',
    ]);
    await expect(card(page, 'Winter garden')).toContainText('Coming soon');
    await tab(page, 'New members').click();
    await expect(page).toHaveURL(/\/promotions\?kind=newbie$/);
    await card(page, 'Welcome bonus').getByRole('link', { name: 'Welcome bonus' }).click();
    await expect(page).toHaveURL(/\?kind=newbie&promotion=pr-welcome$/);
    const dialog = page.getByRole('dialog', { name: 'Welcome bonus' });
    await expect(dialog.getByText('10 times before a withdrawal')).toBeVisible();
    await expect(page).toHaveTitle('Welcome bonus · Parlour Demo');
    await page.reload();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveTitle('Welcome bonus · Parlour Demo');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/promotions\?kind=newbie$/);
    await expect(page).toHaveTitle('Promotions · Parlour Demo');
    await expect(tab(page, 'New members')).toHaveAttribute('aria-selected', 'true');
    expect(errors).toEqual([]);
  });

  test('[PROMO-02] are joined by a guest after the login, and by keyboard', async ({ page }) => {
    const username = await openAccount();
    await visit(page, '/promotions?kind=newbie');
    await card(page, 'A second hello').getByRole('button', { name: /^Join/ }).click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByLabel('Username').fill(username);
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('You have joined A second hello')).toBeVisible();
    await expect(page).toHaveURL(/\/promotions\?promotion=pr-second$/);
    await expect(
      page.getByRole('dialog', { name: 'A second hello' }).getByText('In progress'),
    ).toBeVisible();

    await visit(page, '/promotions?kind=daily');
    const tea = card(page, 'Tea break');
    await tea.getByRole('button', { name: 'Join Tea break' }).press('Enter');
    await expect(page.getByText('You have joined Tea break')).toBeVisible();
    await expect(tea).toContainText('In progress');
    await expect(tea.getByRole('button')).toHaveCount(0);
    await expect(tea.getByRole('link', { name: 'Tea break' })).toBeFocused();
  });

  // Only one demo account may apply for this, and only this test uses it.
  test('an application takes a remark and pictures, and can be taken back', async ({ page }) => {
    await visitAs(page, '/promotions?promotion=pr-vip-birthday', 'agent1');
    const dialog = page.getByRole('dialog', { name: 'Birthday gift' });
    await dialog.getByLabel('Remark').fill('Please look at this one by hand.');
    await dialog
      .getByLabel('Pictures')
      .setInputFiles({ name: 'day.png', mimeType: 'image/png', buffer: PIXEL });
    await dialog.getByRole('button', { name: 'Request the reward' }).click();
    await expect(dialog.getByText('You wrote: Please look at this one by hand.')).toBeVisible();
    const shown = dialog.getByRole('img', { name: 'Picture 1' });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Take back the request' }).click();
    await expect(dialog.getByRole('button', { name: 'Request the reward' })).toBeVisible();
  });
});
