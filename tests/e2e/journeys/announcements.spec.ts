import { expect, test } from '@playwright/test';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { PASSWORD } from '../support/visitor';

// What opens by itself is switched off for all other tests.
let gateway: SecondGateway;
test.beforeAll(async () => {
  gateway = await startSecondGateway({ DEMO_POPUPS: '1' }, { offset: 26 });
});
test.afterAll(() => gateway.stop());

test.describe('pop-up announcements', () => {
  test('[ANN-01] [ANN-02] [ANN-03] open once for a guest and once for a member', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog', { name: 'Announcements' });
    await page.goto(gateway.address);
    await expect(dialog).toContainText('Have a look around');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('announcementClosed:guest'))).toBe(
      'closed',
    );

    const header = page.getByRole('banner');
    await header.getByLabel('Username').fill('member1');
    await header.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await header.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toContainText('Good to see you again');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goto(`${gateway.address}/hot`);
    await expect(page.getByRole('heading', { level: 1, name: 'Hot games' })).toBeVisible();
    await page.waitForLoadState('networkidle');
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
    // It has not been closed: it is still the first login.
    await page.reload();
    await expect(dialog).toContainText('Your first visit');
  });

  test('[ANN-03] open in the first language that has any', async ({ page }) => {
    // This merchant has written none in English.
    await page.route('**/MCSFE_getListAnnouncements*', async (route, request) => {
      if (request.headers()['language'] !== 'EN') return route.continue();
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: object };
      return route.fulfill({ json: { ...body, value: { ...body.value, popup: [] } } });
    });
    await page.goto(gateway.address);
    await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click();
    await expect(page.getByRole('dialog')).toContainText('Silakan melihat-lihat');
  });
});
