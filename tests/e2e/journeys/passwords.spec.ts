import { expect, type Locator, type Page, test } from '@playwright/test';
import { bindNumber, CHOSEN, CODE, newAccount, openedByAgent } from '../support/account';
import { logOut } from '../support/remembered';
import { collectErrors, logIn, readBalance, visit } from '../support/visitor';

const NEW = 'Another-Harbour-9';

const changeOf = (page: Page) => page.getByRole('dialog', { name: 'Change password' });

async function choose(dialog: Locator, password: string): Promise<void> {
  await dialog.getByLabel('New password').fill(password);
  await dialog.getByLabel('Confirm password').fill(password);
  await dialog.getByLabel('Confirm password').press('Enter');
}

async function isHome(page: Page): Promise<void> {
  await expect(changeOf(page)).toBeHidden();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await readBalance(page)).toMatch(/\d\.\d{2}$/);
}

test('[MOD-05] who logs in with a password that was given has to choose another, also after a reload', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const { username, password } = await openedByAgent();
  await visit(page);
  const header = page.getByRole('banner');
  await header.getByLabel('Username').fill(username);
  await header.getByLabel('Password', { exact: true }).fill(password);
  const [recorded] = await Promise.all([
    page.waitForResponse(/\/wps\/session\/firstLogin$/),
    header.getByRole('button', { name: 'Log in', exact: true }).click(),
  ]);
  expect(recorded.ok()).toBe(true);
  const dialog = changeOf(page);
  await expect(dialog).toContainText('This is your first login');
  await expect(dialog.getByLabel('Old password')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();

  // The typed password is no longer in memory.
  await page.reload();
  await dialog.getByLabel('Old password').fill('not-the-password');
  await choose(dialog, CHOSEN);
  await expect(dialog.getByLabel('Old password')).toHaveAccessibleDescription(
    'The old password is not correct',
  );
  await dialog.getByLabel('Old password').fill(password);
  const [sent] = await Promise.all([
    page.waitForRequest(/\/wps\/member\/password$/),
    dialog.getByLabel('Old password').press('Enter'),
  ]);
  expect(Object.keys(sent.postDataJSON() as object)).toEqual(['jwe']);
  await isHome(page);
  await page.reload();
  await isHome(page);
  await logOut(page);
  await logIn(page, username, CHOSEN);
  await isHome(page);
  // The browser itself logs calls that the gateway refuses.
  expect(errors.filter((error) => !/status of 40[0134]/.test(error))).toEqual([]);
});

test('[MOD-06] a code to the phone sets a new password and logs in by itself', async ({ page }) => {
  const account = await newAccount();
  const mobileNum = await bindNumber(account);
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('button', { name: 'Forgot password' }).click();
  await expect(login).toBeHidden();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await dialog.getByLabel('Mobile number').fill(`+65${mobileNum}`);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('Verification code')).toBeFocused();
  await page.keyboard.type('000000');
  await dialog.getByLabel('New password').fill(NEW);
  await dialog.getByLabel('New password').press('Enter');
  await expect(dialog.getByLabel('Verification code')).toHaveAccessibleDescription(
    /Please enter a valid verification code/,
  );
  await expect(dialog.getByLabel('New password')).toHaveValue(NEW);
  await dialog.getByLabel('Verification code').fill(CODE);
  await dialog.getByLabel('Verification code').press('Enter');
  await expect(dialog).toBeHidden();
  await isHome(page);
  await expect(page.getByRole('banner')).toContainText(account.username);
});
