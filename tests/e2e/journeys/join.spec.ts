import { expect, type Page, test } from '@playwright/test';
import { CHOSEN, newName, newNumber } from '../support/account';
import { collectErrors, visit } from '../support/visitor';

const registerOf = (page: Page) => page.getByRole('dialog', { name: 'Register' });

test('[RT-09] [REG-08] who is invited reads what joining brings; the code goes along, and one that is none is told', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await visit(page, '/join?affiliateCode=NOSUCH24');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Join Parlour Demo');
  await expect(page).toHaveTitle('Join Parlour Demo');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /one account/);
  await expect(main.getByText('You have been invited')).toBeVisible();
  const gifts = main.getByRole('region', { name: 'For new members' });
  await expect(gifts.getByRole('article', { name: 'Welcome bonus' })).toBeVisible();
  await expect(gifts.getByRole('article', { name: 'Daily koi bonus' })).toHaveCount(0);
  await main.getByRole('link', { name: 'All promotions' }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  expect(errors).toEqual([]);

  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  const dialog = registerOf(page);
  // The code is unknown, so the field is shown, filled in.
  const code = dialog.getByLabel('Invitation code');
  await expect(code).toHaveValue('NOSUCH24');
  const username = newName();
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Country', { exact: true }).selectOption('SG');
  await dialog.getByLabel('Mobile number').fill(newNumber());
  await dialog.getByLabel('Password', { exact: true }).fill(CHOSEN);
  await dialog.getByLabel('Confirm password').fill(CHOSEN);
  await dialog.getByRole('checkbox', { name: /^I am 18 years old and agree to accept/ }).check();
  await dialog.getByLabel('Captcha').fill('AAAA');
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  const warning = page.getByRole('dialog', { name: 'Invitation code' });
  await expect(warning).toContainText('Invalid invitation code');
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(code).toHaveAccessibleDescription(/Invalid invitation code/);
  await expect(dialog.getByLabel('Username')).toHaveValue(username);
});
