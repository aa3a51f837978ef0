import { expect, test } from '@playwright/test';
import { visit } from '../support/visitor';

test.describe('the header of a wide screen', () => {
  test('[HDR-02] opens customer service in a window of its own', async ({ page, context }) => {
    await visit(page);
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('banner').getByRole('button', { name: 'Customer service' }).click(),
    ]);
    expect(await chat.evaluate(() => window.opener === null)).toBe(true);
    expect(new URL(chat.url()).origin).toBe(new URL(page.url()).origin);
  });

  test('[HDR-02] keeps the way to customer service where its window is held back', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await visit(page);
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Customer service' }).click();
    const link = header.getByRole('link', { name: 'Open the chat' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const [chat] = await Promise.all([context.waitForEvent('page'), link.click()]);
    expect(new URL(chat.url()).origin).toBe(new URL(page.url()).origin);
  });

  test('[HDR-02] says so where customer service can not be reached', async ({ page }) => {
    await page.route('**/CBS_launchChat*', (route) => route.abort());
    await visit(page);
    await page.getByRole('banner').getByRole('button', { name: 'Customer service' }).click();
    const dialog = page.getByRole('dialog', { name: 'Customer service' });
    await expect(dialog).toContainText('Network link is abnormal, please try again');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
  });

  test('[HDR-03] [SUP-04] drops down a code for each app, by the keyboard as well', async ({
    page,
  }) => {
    await visit(page);
    const header = page.getByRole('banner');
    const button = header.getByRole('button', { name: 'App', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'App' });
    await expect(panel.getByRole('img', { name: /^QR code of the app/ })).toHaveCount(2);
    await expect(panel.getByRole('link', { name: 'All about the app' })).toHaveAttribute(
      'href',
      '/down',
    );
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('[HDR-01] fetches the languages, with their flags, at the press', async ({ page }) => {
    await visit(page);
    await page.getByRole('button', { name: 'Language: English' }).click();
    const item = page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' });
    await expect(item.locator('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(page.getByRole('button', { name: 'Language: English' })).toBeFocused();
  });

  test('[HDR-02] tells a refusal of customer service in the gateway’s words', async ({ page }) => {
    await page.route('**/CBS_launchChat*', (route) =>
      route.fulfill({
        status: 403,
        json: {
          success: false,
          value: null,
          message: 'Customer service is closed at this hour.',
          errorCode: 'FORBIDDEN',
        },
      }),
    );
    await visit(page);
    await page.getByRole('banner').getByRole('button', { name: 'Customer service' }).click();
    await expect(page.getByRole('dialog', { name: 'Customer service' })).toContainText(
      'Customer service is closed at this hour.',
    );
  });

  test('[HDR-01] [ERR-03] keeps its button and the header where the languages do not come', async ({
    page,
  }) => {
    await visit(page);
    await page.waitForLoadState('networkidle');
    const header = page.getByRole('banner');
    const globe = header.getByRole('button', { name: 'Language: English' });
    await page.context().setOffline(true);
    await globe.click();
    await expect(
      header
        .getByRole('alert')
        .filter({ hasText: 'A part of the page could not be loaded. Check your connection' }),
    ).toBeVisible();
    await expect(globe).toBeVisible();
    await expect(header.getByLabel('Username')).toBeVisible();
  });
});
