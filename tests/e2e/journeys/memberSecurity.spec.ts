import { createHmac } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { CODE, newAccount, newNumber, type OwnAccount } from '../support/account';
import { logIn, visit } from '../support/visitor';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const rowOf = (page: Page, name: string) =>
  centreOf(page).getByRole('listitem').filter({ hasText: name });

/** The current code of an authenticator for a base32 secret (RFC 6238). */
function authenticate(secret: string): string {
  const bits = Array.from(secret, (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function fillIn(dialog: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabel(label, { exact: true }).fill(value);
}

async function openCentre(page: Page, { username, password }: OwnAccount): Promise<void> {
  await visit(page);
  await logIn(page, username, password);
  await visit(page, '/?member=securityCenter');
  await expect(centreOf(page).getByRole('button', { name: /Login password$/ })).toBeVisible();
}

test.describe('the security centre', () => {
  test('a payment password is set and changed, sealed, and adds and removes bank accounts', async ({
    page,
  }) => {
    const account = await newAccount();
    await openCentre(page, account);
    const centre = centreOf(page);
    await centre.getByRole('button', { name: 'Set: Payment password' }).click();
    const dialog = dialogOf(page, 'Payment password');
    await fillIn(dialog, {
      'Login password': account.password,
      'Payment password': '705824',
      'Payment password once more': '705824',
    });
    const save = dialog.getByRole('button', { name: 'Save' });
    const [sent] = await Promise.all([
      page.waitForRequest(/\/security\/paymentPassword$/),
      save.click(),
    ]);
    expect(Object.keys(sent.postDataJSON() as object)).toEqual(['jwe']);
    await expect(dialog).toBeHidden();

    await centre.getByRole('button', { name: 'Change: Payment password' }).click();
    await fillIn(dialog, {
      'Payment password so far': '000999',
      'New payment password': '482913',
      'Payment password once more': '482913',
    });
    await save.click();
    const old = dialog.getByLabel('Payment password so far', { exact: true });
    await expect(old).toHaveAccessibleDescription(/This password is not right/);
    await expect(old).toBeFocused();
    await old.fill('705824');
    await save.click();
    await expect(dialog).toBeHidden();

    const accounts = centre.getByRole('list', { name: 'Bank accounts' }).getByRole('listitem');
    for (const number of ['5500 1188 2241', '5500 1188 2242']) {
      await centre.getByRole('button', { name: 'Add bank account' }).click();
      const add = dialogOf(page, 'Add bank account');
      await add.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
      await fillIn(add, {
        'Account number': number,
        'Account holder': 'Marlow Wren',
        'Payment password': '482913',
      });
      await add.getByRole('button', { name: 'Add bank account' }).click();
      await expect(add).toBeHidden();
    }
    await expect(accounts).toHaveCount(2);
    const added = accounts.filter({ hasText: '2242' });
    await added.getByRole('button', { name: /^Make default/ }).click();
    await expect(accounts.first()).toContainText('2242');
    await expect(accounts.first()).toContainText('Default');
    await added.getByRole('button', { name: /^Remove/ }).click();
    const question = dialogOf(page, 'Remove this bank account?');
    await expect(question).toContainText('2242');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(accounts).toHaveCount(1);
    await expect(accounts).toContainText('2241');
  });

  test('an email address and a mobile number are bound by codes', async ({ page }) => {
    const account = await newAccount();
    await openCentre(page, account);
    const centre = centreOf(page);
    await centre.getByRole('button', { name: 'Change: Login password' }).click();
    const password = dialogOf(page, 'Change password');
    await expect(password.getByLabel('Old password')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(password).toBeHidden();

    await centre.getByRole('button', { name: /: Email$/ }).click();
    const dialog = dialogOf(page, 'Email');
    await dialog.getByLabel('Email').fill(`${account.username}@mail.example`);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByLabel('Verification code')).toBeFocused();
    await fillIn(dialog, { 'Verification code': CODE, 'Login password': 'wrong-one' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Login password', { exact: true })).toHaveAccessibleDescription(
      /This password is not right/,
    );
    await fillIn(dialog, { 'Login password': account.password });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 'Email')).toContainText(/w\S*@mail\.example/);

    const number = newNumber();
    await centre.getByRole('button', { name: /: Mobile number$/ }).click();
    const mobile = dialogOf(page, 'Mobile number');
    await mobile.getByLabel('Country code').selectOption('SG');
    await mobile.getByLabel('Mobile number').fill(number);
    await mobile.getByRole('button', { name: 'Send code' }).click();
    await expect(mobile.getByLabel('Verification code')).toBeFocused();
    await fillIn(mobile, { 'Verification code': CODE, 'Login password': account.password });
    await mobile.getByRole('button', { name: 'Save' }).click();
    await expect(mobile).toBeHidden();
    await expect(rowOf(page, 'Mobile number')).toContainText(number.slice(-4));
  });

  test('[TR-01] [TR-05] an authenticator is switched on and off again, and other sessions are ended', async ({
    page,
    browser,
  }) => {
    const account = await newAccount();
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await visit(other);
    await logIn(other, account.username, account.password);
    await openCentre(page, account);
    const centre = centreOf(page);
    await centre.getByRole('button', { name: 'Turn on: Two-step verification' }).click();
    const dialog = dialogOf(page, 'Two-step verification');
    await expect(dialog.getByRole('img', { name: 'Code for the authenticator app' })).toBeVisible();
    const secret = await dialog.getByText(/^[A-Z2-7]{16,}$/).innerText();
    const { password } = account;
    await fillIn(dialog, { 'Code of the app': authenticate(secret), 'Login password': password });
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes.first()).toBeVisible();
    const recovery = await codes.first().innerText();
    // They are shown only once, so only the button closes the dialog.
    await page.keyboard.press('Escape');
    await expect(codes.first()).toBeVisible();
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(dialog).toBeHidden();

    await centre.getByRole('button', { name: 'Turn off: Two-step verification' }).click();
    await fillIn(dialog, { 'Login password': password });
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    const stepUp = dialogOf(page, 'Confirm that it is you');
    await stepUp.getByRole('textbox').fill(recovery);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(
      centre.getByRole('button', { name: 'Turn on: Two-step verification' }),
    ).toBeVisible();

    const sessions = centre.getByRole('list', { name: 'Open sessions' });
    await expect(sessions.getByRole('listitem').first()).toContainText('This one');
    // The account was opened by a program, which does not tell its device.
    await expect(sessions.getByRole('listitem')).toHaveCount(3);
    await centre.getByRole('button', { name: 'End: Unknown device' }).press('Enter');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(centre.getByRole('region', { name: 'Open sessions' })).toBeFocused();
    await centre.getByRole('button', { name: 'End the others' }).click();
    await dialogOf(page, 'End the other sessions?')
      .getByRole('button', { name: 'End the others' })
      .click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await other.getByRole('button', { name: /Refresh balance/ }).click();
    await expect(other.getByRole('dialog')).toContainText(/log/i);
    await elsewhere.close();
  });
});
