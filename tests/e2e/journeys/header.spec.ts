import { expect, test } from '@playwright/test';
import { failChunks } from '../support/chunks';
import { visit } from '../support/visitor';

test.describe('the header of a wide screen', () => {
  test('[HDR-02] opens customer service in a window of its own, and keeps a way to it where that is held back', async ({
    page,
    context,
  }) => {
    await visit(page);
    const header = page.getByRole('banner');
    const button = header.getByRole('button', { name: 'Customer service' });
    const [chat] = await Promise.all([context.waitForEvent('page'), button.click()]);
    expect(await chat.evaluate(() => window.opener === null)).toBe(true);
    expect(new URL(chat.url()).origin).toBe(new URL(page.url()).origin);
    await chat.close();

    await page.evaluate(() => {
      window.open = () => null;
    });
    await button.click();
    const link = header.getByRole('link', { name: 'Open the chat' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const [other] = await Promise.all([context.waitForEvent('page'), link.click()]);
    expect(new URL(other.url()).origin).toBe(new URL(page.url()).origin);
  });

  test('[HDR-03] drops down a code for each app, by the keyboard as well', async ({ page }) => {
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

  test('keeps its button where the languages do not come, and opens them when they do', async ({
    page,
  }) => {
    await visit(page);
    const header = page.getByRole('banner');
    const globe = header.getByRole('button', { name: 'Language: English' });
    await expect(globe).toBeVisible();
    const end = await failChunks(page);
    await globe.click();
    await expect(
      header
        .getByRole('alert')
        .filter({ hasText: 'A part of the page could not be loaded. Check your connection' }),
    ).toBeVisible();
    await expect(globe).toBeVisible();
    await expect(header.getByLabel('Username')).toBeVisible();
    end();
    await globe.click();
    const item = page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' });
    await expect(item.locator('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(globe).toBeFocused();
  });
});
