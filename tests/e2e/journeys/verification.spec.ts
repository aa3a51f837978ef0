import { expect, test } from '@playwright/test';
import { CODE } from '../support/account';
import { PASSWORD, readBalance, visit } from '../support/visitor';

/** A demo account that needs extra verification at each login. */
const ACCOUNT = 'newip1';

test('a login from a new address is proved by a code to the phone, after a wrong one', async ({
  page,
}) => {
  await visit(page);
  const header = page.getByRole('banner');
  await header.getByLabel('Username').fill(ACCOUNT);
  await header.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await header.getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Extra verification' });
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

  const code = dialog.getByLabel('Verification code');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/\+65 \*\*\*\*0006.*5 min/);
  await code.fill('000000');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Please enter a valid verification code/);
  await expect(code).toHaveValue('000000');
  await code.fill(CODE);
  await code.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(header).toContainText(ACCOUNT);
  expect(await readBalance(page)).toMatch(/\d\.\d{2}$/);
});
