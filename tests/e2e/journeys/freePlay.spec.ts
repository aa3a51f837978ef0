import { expect, test } from '@playwright/test';
import { withFlags } from '../support/merchant';

test.describe('free play', () => {
  test('[LOGIN-16] opens a trial session, and the header says so', async ({ page }) => {
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    const [request] = await Promise.all([
      page.waitForRequest(/\/wps\/session\/login\/freeplay$/),
      dialog.getByRole('button', { name: 'Free play', exact: true }).click(),
    ]);
    expect(request.headers()['x-gateway-version']).toBe('3');
    expect(request.postDataJSON()).toMatchObject({ platform: 'W' });
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(header.getByText('Trial', { exact: true })).toBeVisible();
  });

  test('[LOGIN-16] is not there with FREEPLAY3 off', async ({ page }) => {
    await withFlags(page, { FREEPLAY3: false });
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog.getByRole('button', { name: 'Forgot password' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Free play', exact: true })).toHaveCount(0);
  });

  test('[LOGIN-16] a refusal is said, and what was typed stays', async ({ page }) => {
    await page.route('**/wps/session/login/freeplay', (route) =>
      route.fulfill({
        status: 403,
        json: { success: false, value: null, message: 'Off', errorCode: 'FEATURE_OFF' },
      }),
    );
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Username').fill('member1');
    await dialog.getByRole('button', { name: 'Free play', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Not enabled function, please contact customer service.',
    );
    await expect(dialog.getByLabel('Username')).toHaveValue('member1');
  });
});
