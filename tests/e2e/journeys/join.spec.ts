import { expect, type Page, test } from '@playwright/test';
import { collectFaults, visit, visitAsMember } from '../support/visitor';

const register = (page: Page) => page.getByRole('dialog', { name: 'Register' });

test.describe('the page that an invitation leads to', () => {
  test('[RT-09] says what joining brings, and leads in', async ({ page }) => {
    const faults = collectFaults(page);
    await visit(page, '/join');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Join Parlour Demo');
    await expect(page).toHaveTitle('Join Parlour Demo');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /one account/,
    );
    await expect(
      main.getByRole('region', { name: 'How it goes' }).getByRole('listitem'),
    ).toHaveCount(3);
    const gifts = main.getByRole('region', { name: 'For new members' });
    await expect(gifts.getByRole('article', { name: 'Welcome bonus' })).toBeVisible();
    await expect(gifts.getByRole('article', { name: 'Daily koi bonus' })).toHaveCount(0);
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: 'Register' }).click();
    await expect(register(page)).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('[RT-09] [REG-08] the code of the address is kept for the registration', async ({
    page,
  }) => {
    await visit(page, '/join?affiliateCode=SUMMER24');
    const main = page.getByRole('main');
    await expect(main.getByText('You have been invited')).toBeVisible();
    await main.getByRole('link', { name: 'All promotions' }).click();
    await expect(page).toHaveURL(/\/promotions$/);
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
    // No agent has made this code, so its field shows, with the code in it.
    await expect(register(page).getByLabel('Invitation code')).toHaveValue('SUMMER24');
  });

  test('[RT-09] a member is led to the promotions', async ({ page }) => {
    await visitAsMember(page, '/join?affiliateCode=SUMMER24');
    const main = page.getByRole('main');
    await expect(main.getByText('You are a member already.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Register' })).toHaveCount(0);
    await main.getByRole('link', { name: 'See the promotions' }).click();
    await expect(page).toHaveURL(/\/promotions$/);
  });
});
