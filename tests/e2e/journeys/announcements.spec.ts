import { expect, test } from '@playwright/test';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { PASSWORD } from '../support/visitor';

// One gateway for both tests.
test.describe.configure({ mode: 'default' });

// Pop-ups are switched off for all other tests.
let gateway: SecondGateway;
test.beforeAll(async () => {
  gateway = await startSecondGateway({ DEMO_POPUPS: '1' }, { offset: 26 });
});
test.afterAll(() => gateway.stop());

test.describe('pop-up announcements', () => {
  test('[ANN-01] open once for a guest and once for a member', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Announcements' });
    await page.goto(gateway.address);
    await expect(dialog).toContainText('Have a look around');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    // Below the fold, it loads when the page is idle.
    await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible();
    await expect(dialog).toBeHidden();

    const header = page.getByRole('banner');
    await header.getByLabel('Username').fill('member1');
    await header.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await header.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toContainText('Good to see you again');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('[ANN-02] the first login has words of its own, after its change of the password', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog', { name: 'Announcements' });
    await page.goto(gateway.address);
    await dialog.getByRole('button', { name: 'Close' }).click();
    const header = page.getByRole('banner');
    await header.getByLabel('Username').fill('first1');
    await header.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await header.getByRole('button', { name: 'Log in', exact: true }).click();
    const change = page.getByRole('dialog', { name: 'Change password' });
    await change.getByLabel('New password').fill('Evening#2031-lamp');
    await change.getByLabel('Confirm password').fill('Evening#2031-lamp');
    await expect(dialog).toBeHidden();
    await change.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog).toContainText('Your first visit');
    // It was not closed, so it is still the first login.
    await page.reload();
    await expect(dialog).toContainText('Your first visit');
  });
});
