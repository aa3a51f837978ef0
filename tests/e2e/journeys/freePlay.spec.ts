import { expect, test } from '@playwright/test';
import { visit } from '../support/visitor';

test.describe('free play', () => {
  test('opens a trial session, which is led to the registration where it wants to play', async ({
    page,
  }) => {
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    const [request] = await Promise.all([
      page.waitForRequest(/\/wps\/session\/login\/freeplay$/),
      dialog.getByRole('button', { name: 'Free play', exact: true }).click(),
    ]);
    expect(request.headers()['x-gateway-version']).toBe('3');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(header.getByText('Trial', { exact: true })).toBeVisible();

    await visit(page, '/rng');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Play / })
      .first()
      .press('Enter');
    const needed = page.getByRole('dialog', { name: 'A full account is needed' });
    await needed.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
    await expect(page).toHaveURL(/\/rng/);
  });
});
