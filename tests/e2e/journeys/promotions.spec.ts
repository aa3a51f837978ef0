import { expect, type Page, test } from '@playwright/test';
import { collectFaults, PASSWORD, visit, visitAsMember } from '../support/visitor';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test.describe('the promotions', () => {
  test('[RT-09] [PROMO-01] are listed for guests, by kind and period', async ({ page }) => {
    const faults = collectFaults(page);
    await visit(page, '/promotions');
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await expect(page).toHaveTitle('Promotions · Parlour Demo');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /^Bonuses, cash back and tickets/,
    );
    await expect(page.getByRole('tab')).toHaveText([
      'All',
      'New members',
      'Daily',
      'VIP',
      'Rebate',
      'Cash back',
      'Red envelopes',
      'Prize wheel',
      'Golden eggs',
    ]);
    const welcome = card(page, 'Welcome bonus');
    await expect(welcome).toContainText('Open to register');
    await expect(welcome.getByRole('button', { name: 'Join Welcome bonus' })).toBeVisible();
    await expect(card(page, 'Winter garden')).toContainText('Coming soon');
    await expect(card(page, 'Winter garden').getByRole('button')).toHaveCount(0);

    await tab(page, 'Prize wheel').click();
    await expect(page).toHaveURL(/\/promotions\?kind=prizeWheel$/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card(page, 'Wheel of the month')).toContainText('Every month');
    await page.reload();
    await expect(tab(page, 'Prize wheel')).toHaveAttribute('aria-selected', 'true');
    for (const [kind, name, period] of [
      ['daily', 'Daily koi bonus', 'Every day'],
      ['goldenEgg', 'Golden egg week', 'Every week'],
    ] as const) {
      await visit(page, `/promotions?kind=${kind}`);
      await expect(card(page, name)).toContainText(period);
    }
    expect(faults).toEqual([]);
  });

  test('[PROMO-01] one of them has an address, with figures and terms', async ({ page }) => {
    await visit(page, '/promotions?kind=newbie');
    await card(page, 'Welcome bonus').getByRole('link', { name: 'Welcome bonus' }).click();
    await expect(page).toHaveURL(/\?kind=newbie&promotion=pr-welcome$/);
    const dialog = page.getByRole('dialog', { name: 'Welcome bonus' });
    await expect(dialog.getByText('50%')).toBeVisible();
    await expect(dialog.getByText('10 times before a withdrawal')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Terms' })).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toContainText('One for each account');
    await expect(page).toHaveTitle('Welcome bonus · Parlour Demo');
    await page.reload();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveTitle('Welcome bonus · Parlour Demo');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/promotions\?kind=newbie$/);
    await expect(page).toHaveTitle('Promotions · Parlour Demo');
  });

  test('[PROMO-02] a member sees where they stand, with the step that it allows', async ({
    page,
  }) => {
    await visitAsMember(page, '/promotions', 'agent1');
    for (const [name, status, step] of [
      ['Birthday gift', 'Rejected', 'Request the reward'],
      ['Wheel of the month', 'Ready to claim', 'Open'],
    ] as const) {
      await expect(card(page, name)).toContainText(status);
      await expect(card(page, name).getByRole('button', { name: `${step} ${name}` })).toBeVisible();
    }
  });

  test('[PROMO-03] [PROMO-02] a member joins by keyboard, and stays at the promotion', async ({
    page,
  }) => {
    await visitAsMember(page, '/promotions?kind=daily', 'agent1');
    const tea = card(page, 'Tea break');
    await tea.getByRole('button', { name: 'Join Tea break' }).press('Enter');
    await expect(page.getByText('You have joined Tea break')).toBeVisible();
    await expect(tea).toContainText('In progress');
    await expect(tea.getByRole('button')).toHaveCount(0);
    await expect(tea.getByRole('link', { name: 'Tea break' })).toBeFocused();
  });

  test('[LOGIN-17] [PROMO-03] a guest joins after the login', async ({ page }) => {
    await visit(page, '/promotions?kind=newbie');
    await card(page, 'A second hello').getByRole('button', { name: /^Join/ }).click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByLabel('Username').fill('member1');
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('You have joined A second hello')).toBeVisible();
    await expect(page).toHaveURL(/\/promotions\?promotion=pr-second$/);
    await expect(
      page.getByRole('dialog', { name: 'A second hello' }).getByText('In progress'),
    ).toBeVisible();
  });
});
