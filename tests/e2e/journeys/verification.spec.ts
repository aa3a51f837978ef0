import { expect, type Locator, type Page, test } from '@playwright/test';
import { PASSWORD, readBalance, visit } from '../support/visitor';

/** The account that asks for more at every login. */
const ACCOUNT = 'newip1';

/** Logs in by the header and gives the dialog that asks for more. */
async function challenge(page: Page): Promise<Locator> {
  await visit(page);
  const header = page.getByRole('banner');
  await header.getByLabel('Username').fill(ACCOUNT);
  await header.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await header.getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Extra verification' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function isLoggedIn(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toContainText(ACCOUNT);
  expect(await readBalance(page)).toMatch(/\d\.\d{2}$/);
}

test.describe('a login from a new address', () => {
  test('[LOGIN-14] is proved by a code to the phone', async ({ page }) => {
    const dialog = await challenge(page);
    await expect(dialog.getByRole('radio')).toHaveCount(3);
    const code = dialog.getByLabel('Verification code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(/\+65 \*\*\*\*0006.*5 min/);

    await code.fill('000000');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription(/Please enter a valid verification code/);
    await expect(code).toHaveValue('000000');
    await expect(code).toBeFocused();
    await code.fill('246810');
    await code.press('Enter');
    await isLoggedIn(page);
  });

  test('[LOGIN-14] is proved by a code to the mail, chosen by the keyboard', async ({ page }) => {
    const dialog = await challenge(page);
    await expect(dialog.getByRole('radio', { name: 'Mobile' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'Email' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Send code' }).press('Enter');
    const code = dialog.getByLabel('Verification code');
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(/n\*\*\*1@parlour\.example/);
    await page.keyboard.type('246810');
    await page.keyboard.press('Enter');
    await isLoggedIn(page);
  });

  test('[LOGIN-14] is proved by the real name, after a wrong one', async ({ page }) => {
    const dialog = await challenge(page);
    await dialog.getByRole('radio', { name: 'Real name' }).check();
    const name = dialog.getByLabel('Real name of the bank account');
    await name.fill('Demo Payee One');
    await name.press('Enter');
    await expect(name).toHaveAccessibleDescription('This is not the name on record');
    await expect(name).toHaveValue('Demo Payee One');
    await name.fill('demo payee  six');
    await name.press('Enter');
    await isLoggedIn(page);
  });

  test('[LOGIN-14] ends with too many wrong answers, and leads back to the login', async ({
    page,
  }) => {
    const dialog = await challenge(page);
    await dialog.getByRole('radio', { name: 'Real name' }).check();
    const name = dialog.getByLabel('Real name of the bank account');
    for (let wrong = 1; wrong <= 6; wrong += 1) {
      await name.fill(`Nobody ${'I'.repeat(wrong)}`);
      await Promise.all([page.waitForResponse(/\/challenge\/answer$/), name.press('Enter')]);
    }
    await expect(dialog.getByRole('alert')).toContainText('This verification has ended');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  test('[LOGIN-14] who gives up is a guest as before', async ({ page }) => {
    const dialog = await challenge(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});
