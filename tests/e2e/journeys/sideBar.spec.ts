import { expect, type Page, test } from '@playwright/test';
import { withMerchant } from '../support/merchant';
import { collectErrors, logIn, visit } from '../support/visitor';

const handle = (page: Page) => page.getByRole('button', { name: 'Help and contact' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Help and contact' });

test.describe('the side bar', () => {
  test('[SUP-03] [SUP-01] opens by its handle and shows what is configured', async ({
    page,
    context,
  }) => {
    const errors = collectErrors(page);
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
    expect(errors).toEqual([]);
  });

  test('[SUP-03] leaves the bottom bar of a phone free; it is not there in a game, nor where the merchant names nothing', async ({
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
    await page.goto('/seamless?vassalage=MZN&gameType=LIVE');
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Deal' })).toBeVisible();
    await expect(handle(page)).toHaveCount(0);
    await withMerchant(page, { sideBar: [] });
    await visit(page);
    // Loads when the page is idle, like the side bar.
    await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible();
    await expect(handle(page)).toHaveCount(0);
  });
});
