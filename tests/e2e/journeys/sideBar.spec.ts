import { expect, type Page, test } from '@playwright/test';
import { withMerchant } from '../support/merchant';
import { collectFaults, logIn, visit } from '../support/visitor';

const handle = (page: Page) => page.getByRole('button', { name: 'Help and contact' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Help and contact' });

test.describe('the side bar', () => {
  test('[SUP-03] [SUP-01] opens by its handle and shows what is configured', async ({
    page,
    context,
  }) => {
    const faults = collectFaults(page);
    await visit(page);
    await expect(panel(page).getByRole('listitem')).toHaveCount(0);
    await handle(page).click();
    await expect(panel(page).getByRole('listitem')).toHaveText([
      /^Live chat/,
      /^Payments desk/,
      'Community',
      'Messages',
      /^Hotline: \+44 1632 960123/,
    ]);
    await expect(panel(page).getByRole('link', { name: /^Hotline/ })).toHaveAttribute(
      'href',
      'tel:+441632960123',
    );
    await expect(panel(page).getByRole('link', { name: 'Community' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(panel(page).getByRole('img', { name: 'QR code of this site' })).toBeVisible();
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      panel(page)
        .getByRole('button', { name: /^Payments desk/ })
        .click(),
    ]);
    await chat.waitForLoadState();
    expect(
      await chat.evaluate(() => [window.opener === null, window.innerWidth, window.innerHeight]),
    ).toEqual([true, 440, 750]);
    expect(chat.url()).toContain('cs-chat-2');
    await expect(panel(page).getByRole('link', { name: 'Open the chat' })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('[SUP-03] goes by keyboard: Escape closes it and gives focus back', async ({ page }) => {
    await visit(page);
    await handle(page).focus();
    await page.keyboard.press('Enter');
    await expect(handle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page).getByRole('button', { name: /^Live chat/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('button', { name: /^Live chat/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(handle(page)).toBeFocused();
    await expect(handle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(panel(page).getByRole('listitem')).toHaveCount(0);
  });

  test('[SUP-03] shows only what the merchant configured, and is not there without anything', async ({
    page,
  }) => {
    await withMerchant(page, { sideBar: ['TELEGRAM', 'SOMETHING'] });
    await visit(page);
    await handle(page).click();
    await expect(panel(page).getByRole('listitem')).toHaveText(['Messages']);
    await page.unroute('**/merchant.json');
    await withMerchant(page, { sideBar: [] });
    await visit(page);
    await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(handle(page)).toHaveCount(0);
  });

  test('[SUP-03] [ERR-02] keeps its links when customer service can not be asked', async ({
    page,
  }) => {
    await page.route('**/CBS_modelList**', (route) =>
      route.fulfill({
        status: 429,
        json: {
          success: false,
          value: { retryAfterSeconds: 1 },
          message: 'Please wait.',
          errorCode: 'TOO_MANY_REQUESTS',
        },
      }),
    );
    await visit(page);
    await handle(page).click();
    await expect(panel(page).getByRole('alert')).toContainText('Please wait.');
    await expect(panel(page).getByRole('link', { name: 'Community' })).toBeVisible();
    await page.unroute('**/CBS_modelList**');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page).getByRole('button', { name: /^Live chat/ })).toBeVisible();
  });

  test('[SUP-01] [ERR-02] a chat that can not be opened says why', async ({ page }) => {
    await visit(page);
    await handle(page).click();
    await page.route('**/CBS_launchChat**', (route) => route.abort());
    await panel(page)
      .getByRole('button', { name: /^Live chat/ })
      .click();
    await expect(panel(page).getByRole('alert')).toHaveText(
      'Network link is abnormal, please try again',
    );
  });

  test('[SUP-03] leaves the bottom bar of a phone free, and the screen of a game', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await visit(page);
    await handle(page).click();
    await expect(panel(page).getByRole('listitem').first()).toBeVisible();
    const bar = await page.getByRole('navigation', { name: 'Quick links' }).boundingBox();
    const box = await panel(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(page);
    await page.goto('/seamless?game=1');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(handle(page)).toHaveCount(0);
  });
});
