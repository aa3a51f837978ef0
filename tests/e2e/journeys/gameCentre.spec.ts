import { expect, test } from '@playwright/test';
import { visit, visitAsMember } from '../support/visitor';

test.describe('the game centres', () => {
  test('[RT-05] [RT-12] [LAUNCH-04] a vendor of the address leads to its tables, its lobby and back, and to others', async ({
    page,
  }) => {
    await visitAsMember(page, '/live?vassalage=MZN');
    const vendors = page.getByRole('region', { name: 'Vendors', exact: true });
    const cards = page.getByRole('main').getByRole('article');
    const deal = page.frameLocator('iframe').getByRole('button', { name: 'Deal' });
    await expect(vendors.getByRole('link', { name: /Mezzanine Live/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(cards.first()).toContainText('Mezzanine Live');
    await page.getByRole('button', { name: 'Open Mezzanine Live' }).click();
    await expect(page).toHaveURL(/\/seamless\?vassalage=MZN&gameType=LIVE$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mezzanine Live');
    await expect(deal).toBeVisible();
    await page.goBack();

    const first = page.getByRole('region', { name: 'Tables' }).getByRole('listitem').first();
    await expect(first).toContainText(/Bets \$\s[\d,.]+ – \$\s[\d,.]+/);
    await expect(first).toContainText(/\d seats? free/);
    await first.getByRole('button', { name: /^Sit down at / }).click();
    await expect(page).toHaveURL(/\/seamless\?game=\d+/);
    await expect(deal).toBeVisible();
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await expect(page).toHaveURL(/\/live$/);

    await vendors.getByRole('link', { name: /Salon Verrine/ }).click();
    await expect(page).toHaveURL(/\/live\?vassalage=SLN$/);
    await expect(cards.first()).toContainText('Salon Verrine');
  });

  test('[RT-06] FB opens where it stands, after the login', async ({ page }) => {
    await visit(page, '/fbSports');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await visitAsMember(page, '/fbSports');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairbourne Sports');
    await expect(
      page.frameLocator('iframe').getByRole('button', { name: 'Place bet' }),
    ).toBeVisible();
  });
});
