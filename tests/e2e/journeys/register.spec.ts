import { expect, type Locator, type Page, test } from '@playwright/test';
import { CHOSEN, CODE, newName, newNumber } from '../support/account';
import { sendWithCaptcha } from '../support/captcha';
import { newLink } from '../support/registerLinks';
import { cookieNames, logOut, openLogin } from '../support/remembered';
import { logIn, visit } from '../support/visitor';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Register' });

async function open(page: Page): Promise<Locator> {
  await page.goto('/register');
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
  return dialog;
}

interface Typed {
  username?: string;
  mobileNum?: string;
}

/** Fills in the fields that the demo requires, except the captcha. */
async function fill(dialog: Locator, { username, mobileNum = newNumber() }: Typed): Promise<void> {
  if (username !== undefined) await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Country', { exact: true }).selectOption('SG');
  await dialog.getByLabel('Mobile number').fill(mobileNum);
  await dialog.getByLabel('Password', { exact: true }).fill(CHOSEN);
  await dialog.getByLabel('Confirm password').fill(CHOSEN);
  await dialog.getByRole('checkbox', { name: /^I am 18 years old and agree to accept/ }).check();
}

const send = (page: Page) =>
  sendWithCaptcha(page, dialogOf(page), { button: 'Register', call: /\/wps\/member\/register/ });

test.describe('registering', () => {
  test('[RT-02] [MOD-04] [RT-17] opens an account by username, after one that is taken', async ({
    page,
  }) => {
    const username = newName();
    const dialog = await open(page);
    await expect(page).toHaveURL('/');
    await fill(dialog, { username: 'member1' });
    expect(await send(page)).toMatchObject({ errorCode: 'USERNAME_TAKEN' });
    const field = dialog.getByLabel('Username');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/^This username is already in use/);
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(CHOSEN);

    await field.fill(username);
    expect(await send(page)).toMatchObject({ errorCode: null });
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/promotions');
    await expect(page.getByRole('banner')).toContainText(username);
    await logOut(page);
    await logIn(page, username, CHOSEN);
    await expect(page.getByRole('banner')).toContainText(username);
  });

  test('opens an account by number alone, which logs in by a code and is remembered', async ({
    page,
    context,
  }) => {
    const mobileNum = newNumber();
    const dialog = await open(page);
    await dialog.getByRole('tab', { name: 'Phone' }).click();
    await fill(dialog, { mobileNum });
    expect(await send(page)).toMatchObject({ errorCode: null });
    await expect(page).toHaveURL('/promotions');
    await expect(page.getByRole('banner')).toContainText(`65${mobileNum}`);
    await logOut(page);

    const login = await openLogin(page);
    await login.getByRole('tab', { name: 'Phone' }).click();
    await login.getByLabel('Country').selectOption('SG');
    await login.getByLabel('Mobile number').fill(mobileNum);
    await login.getByRole('checkbox', { name: 'Remember me' }).check();
    const [sent] = await Promise.all([
      page.waitForRequest(/\/wps\/verification\/sms\/noLogin$/),
      login.getByRole('button', { name: 'Send code' }).click(),
    ]);
    expect(sent.postDataJSON()).toEqual({ mobileNum, countryDialingCode: '65', purpose: 'login' });
    await expect(login.getByLabel('Verification code')).toBeFocused();
    await expect(login.getByRole('button', { name: 'Send code' })).toHaveText(/^Send code ?\d+ s$/);
    await page.keyboard.type(CODE);
    await page.keyboard.press('Enter');
    await expect(login).toBeHidden();
    await expect(page.getByRole('banner')).toContainText(`65${mobileNum}`);
    await expect.poll(() => cookieNames(context)).toEqual(['loginRemember', 'smsNumber']);

    await logOut(page);
    const again = await openLogin(page);
    await again.getByRole('tab', { name: 'Phone' }).click();
    await expect(again.getByLabel('Country')).toHaveValue('SG');
    const shown = again.getByLabel('Mobile number');
    expect((await shown.inputValue()).replaceAll(' ', '')).toBe(mobileNum);
  });

  test('[REG-08] hides the field of a good code, wherever the visit went on, and sends it', async ({
    page,
    request,
  }) => {
    const link = await newLink(request);
    await visit(page, `/?affiliateCode=${link.code}`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(/affiliateCode/);
    const [check] = await Promise.all([
      page.waitForResponse(/\/wps\/agent\/affiliate\?/),
      page.getByRole('banner').getByRole('button', { name: 'Register' }).click(),
    ]);
    expect(new URL(check.url()).searchParams.get('code')).toBe(link.code);
    expect(check.ok()).toBe(true);
    const dialog = dialogOf(page);
    await fill(dialog, { username: newName() });
    await expect(dialog.getByLabel('Invitation code')).toHaveCount(0);
    expect(await send(page)).toMatchObject({ errorCode: null });
    expect(await link.count()).toBe(1);
    // An agent may have at most fifty.
    await link.remove();
  });
});
