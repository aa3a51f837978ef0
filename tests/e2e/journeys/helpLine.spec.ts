import { expect, test } from '@playwright/test';
import { logIn, visit } from '../support/visitor';

test('[R32] who helps is named at the log-in, and after logging out', async ({ page }) => {
  await visit(page, '/login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByRole('link', { name: 'Help with gambling' })).toBeVisible();
  await page.keyboard.press('Escape');
  await logIn(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('You are logged out')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Help with gambling' })).toBeVisible();
});
