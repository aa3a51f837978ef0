import { createHmac } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { logIn, PASSWORD, visit } from '../support/visitor';

/** Of the demo: everybody is sent the same one. */
const CODE = '246810';
/** Of the demo accounts that have one. */
const PAYMENT = '482913';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const rowOf = (page: Page, name: string) =>
  centreOf(page).getByRole('listitem').filter({ hasText: name });
const saysSo = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('log').filter({ hasText: words })).toBeVisible();

/** What an authenticator shows now for a secret in base32 (RFC 6238). */
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

// These change accounts, so they have a gateway of their own.
test.describe('the security centre', () => {
  test.describe.configure({ mode: 'serial' });
  let gateway: SecondGateway;
  test.beforeAll(async () => {
    gateway = await startSecondGateway({}, { offset: 6 });
  });
  test.afterAll(() => gateway.stop());

  async function openCentre(page: Page, username = 'member1', password = PASSWORD) {
    await visit(page, gateway.address);
    await logIn(page, username, password);
    await visit(page, `${gateway.address}/?member=securityCenter`);
    await expect(centreOf(page).getByRole('button', { name: /Login password$/ })).toBeVisible();
  }

  test('[MC-04] [PWD-01] another login password is chosen in the dialog that is known', async ({
    page,
  }) => {
    await openCentre(page);
    await centreOf(page).getByRole('button', { name: 'Change: Login password' }).click();
    const dialog = dialogOf(page, 'Change password');
    await expect(dialog.getByLabel('Old password')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(centreOf(page)).toBeVisible();
  });

  test('[MC-04] [API-02] a payment password is changed by the one so far, sealed', async ({
    page,
  }) => {
    await openCentre(page);
    await centreOf(page).getByRole('button', { name: 'Change: Payment password' }).click();
    const dialog = dialogOf(page, 'Payment password');
    await fillIn(dialog, {
      'Payment password so far': '000999',
      'New payment password': '705824',
      'Payment password once more': '705824',
    });
    const save = dialog.getByRole('button', { name: 'Save' });
    const [request] = await Promise.all([
      page.waitForRequest(/\/security\/paymentPassword$/),
      save.click(),
    ]);
    expect(Object.keys(request.postDataJSON() as object)).toEqual(['jwe']);
    const old = dialog.getByLabel('Payment password so far', { exact: true });
    await expect(old).toHaveAccessibleDescription(/This password is not right/);
    await expect(old).toBeFocused();
    await old.fill(PAYMENT);
    await save.click();
    await expect(dialog).toBeHidden();
    await saysSo(page, 'Payment password saved');
  });

  test('[MC-04] the first payment password needs the login password', async ({ page }) => {
    await visit(page, gateway.address);
    const header = page.getByRole('banner');
    await header.getByLabel('Username').fill('weak1');
    await header.getByLabel('Password', { exact: true }).fill('123456');
    await header.getByRole('button', { name: 'Log in', exact: true }).click();
    const forced = dialogOf(page, 'Change password');
    await fillIn(forced, {
      'New password': 'Quiet-Harbour-9',
      'Confirm password': 'Quiet-Harbour-9',
    });
    await page.keyboard.press('Enter');
    await expect(forced).toBeHidden();
    await page.goto(`${gateway.address}/?member=securityCenter`);
    await centreOf(page).getByRole('button', { name: 'Set: Payment password' }).click();
    const dialog = dialogOf(page, 'Payment password');
    await fillIn(dialog, {
      'Login password': 'Quiet-Harbour-9',
      'Payment password': '123456',
      'Payment password once more': '123456',
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      dialog.getByLabel('Payment password', { exact: true }),
    ).toHaveAccessibleDescription(/Easily guessed/);
    await fillIn(dialog, { 'Payment password': '705824', 'Payment password once more': '705824' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      centreOf(page).getByRole('button', { name: 'Change: Payment password' }),
    ).toBeVisible();
  });

  test('[MC-04] [SMS-02] an email address is bound by a code', async ({ page }) => {
    await openCentre(page);
    await centreOf(page)
      .getByRole('button', { name: /: Email$/ })
      .click();
    const dialog = dialogOf(page, 'Email');
    await dialog.getByLabel('Email').fill('willow@mail.example');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByLabel('Verification code')).toBeFocused();
    await fillIn(dialog, { 'Verification code': CODE, 'Login password': 'wrong-one' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Login password', { exact: true })).toHaveAccessibleDescription(
      /This password is not right/,
    );
    await fillIn(dialog, { 'Login password': PASSWORD });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 'Email')).toContainText(/w\S*@mail\.example/);
  });

  test('[MC-04] [SMS-01] a mobile number is bound by a code', async ({ page }) => {
    await openCentre(page);
    await centreOf(page)
      .getByRole('button', { name: /: Mobile number$/ })
      .click();
    const dialog = dialogOf(page, 'Mobile number');
    await dialog.getByLabel('Country code').selectOption('SG');
    await dialog.getByLabel('Mobile number').fill('123');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByLabel('Mobile number')).toHaveAccessibleDescription(
      /no mobile number/,
    );
    await dialog.getByLabel('Mobile number').fill('81987654');
    // A press too soon after another one is no press.
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Send code' }).click();
      await expect(dialog.getByLabel('Verification code')).toBeFocused({ timeout: 2000 });
    }).toPass();
    await fillIn(dialog, { 'Verification code': CODE, 'Login password': PASSWORD });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 'Mobile number')).toContainText('7654');
  });

  test('[MC-04] bank accounts are added, made the default and removed', async ({ page }) => {
    await openCentre(page, 'agent1');
    const centre = centreOf(page);
    const accounts = centre.getByRole('list', { name: 'Bank accounts' }).getByRole('listitem');
    await expect(accounts.first()).toContainText('Default');
    const before = await accounts.count();
    await centre.getByRole('button', { name: 'Add bank account' }).click();
    const dialog = dialogOf(page, 'Add bank account');
    await dialog.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
    await fillIn(dialog, {
      'Account number': '5500 1188 2241',
      'Account holder': 'Somebody Else',
      'Payment password': PAYMENT,
    });
    await dialog.getByRole('button', { name: 'Add bank account' }).click();
    await expect(dialog.getByLabel('Account holder')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Account holder').fill('Demo Payee Two');
    await dialog.getByRole('button', { name: 'Add bank account' }).click();
    await expect(dialog).toBeHidden();
    await expect(accounts).toHaveCount(before + 1);

    const added = accounts.filter({ hasText: '2241' });
    await added.getByRole('button', { name: /^Make default/ }).click();
    await expect(accounts.first()).toContainText('2241');
    await expect(accounts.first()).toContainText('Default');
    await added.getByRole('button', { name: /^Remove/ }).click();
    const question = dialogOf(page, 'Remove this bank account?');
    await expect(question).toContainText('2241');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(accounts).toHaveCount(before);
  });

  test('[MC-04] an authenticator is switched on, its codes kept, and off again', async ({
    page,
  }) => {
    await openCentre(page);
    await centreOf(page).getByRole('button', { name: 'Turn on: Two-step verification' }).click();
    const dialog = dialogOf(page, 'Two-step verification');
    await expect(dialog.getByRole('img', { name: 'Code for the authenticator app' })).toBeVisible();
    const secret = await dialog.getByText(/^[A-Z2-7]{16,}$/).innerText();
    await fillIn(dialog, { 'Code of the app': authenticate(secret), 'Login password': PASSWORD });
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes.first()).toBeVisible();
    const recovery = await codes.first().innerText();
    // They are shown this once, so nothing but the button closes.
    await page.keyboard.press('Escape');
    await expect(codes.first()).toBeVisible();
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(dialog).toBeHidden();

    await centreOf(page).getByRole('button', { name: 'Turn off: Two-step verification' }).click();
    await fillIn(dialog, {
      'Code of the app, or a recovery code': recovery,
      'Login password': PASSWORD,
    });
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      centreOf(page).getByRole('button', { name: 'Turn on: Two-step verification' }),
    ).toBeVisible();
  });

  test('[MC-04] [LOGIN-19] the other sessions are ended from here', async ({ page, browser }) => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await visit(other, gateway.address);
    await logIn(other);
    await openCentre(page);
    const sessions = centreOf(page).getByRole('list', { name: 'Open sessions' });
    await expect(sessions.getByRole('listitem').first()).toContainText('This one');
    await centreOf(page).getByRole('button', { name: 'End the others' }).click();
    await dialogOf(page, 'End the other sessions?')
      .getByRole('button', { name: 'End the others' })
      .click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await other.getByRole('button', { name: /Refresh balance/ }).click();
    await expect(other.getByRole('dialog')).toContainText(/log/i);
    await elsewhere.close();
  });
});
