import { expect, type Page, test } from '@playwright/test';
import { newAccount, openAccount, visitAs } from '../support/account';
import { axeViolations } from '../support/axe';
import { addAuthenticator } from '../support/passkeys';
import { PASSWORD, visit } from '../support/visitor';
import { countOf, PAYMENT_PASSWORD } from '../support/wallet';

const WITHDRAWALS = '/wps/wallet/withdrawals';
const AMOUNT = '31.00';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const stepUpOf = (page: Page) => dialogOf(page, 'Confirm that it is you');

async function addPasskey(page: Page, password = PASSWORD): Promise<void> {
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = dialogOf(page, 'Add a passkey');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Test phone');
  await dialog.getByLabel('Login password').fill(password);
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(dialog).toBeHidden();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page
    .getByRole('dialog', { name: 'Confirmation' })
    .getByRole('button', { name: /^ok$/i })
    .click();
}

test('[TR-03] [TR-05] a passkey is added, logs in, and confirms a withdrawal that is made once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  const authenticator = await addAuthenticator(page);
  const username = await openAccount({ money: '60.00', canPayOut: true });
  await visitAs(page, '/?member=securityCenter', username);
  await test.step('a passkey is added, with recovery codes', async () => {
    await addPasskey(page);
    await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Test phone');
    await expect(page.getByText(/^8 codes are left/)).toBeVisible();
    expect(await authenticator.count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
  });
  await test.step('it is renamed', async () => {
    await page.getByRole('button', { name: 'Rename: Test phone' }).click();
    const rename = dialogOf(page, 'Rename the passkey');
    await rename.getByRole('textbox', { name: 'Name' }).fill('My phone');
    await page.keyboard.press('Enter');
    await expect(rename).toBeHidden();
    await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My phone');
  });
  await test.step('it logs in by a button', async () => {
    // A browser without the list in the username field, which would be answered first.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await visit(page, '/');
    await logOut(page);
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const login = page.getByRole('dialog');
    const button = login.getByRole('button', { name: 'Log in with a passkey' });
    await button.click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  });
  await page.goto('/?member=withdraw');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const send = page.getByRole('button', { name: 'Withdraw now' });
  await test.step('a withdrawal asks for it; given up, nothing typed is lost', async () => {
    await amount.fill(AMOUNT);
    await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    await send.click();
    await expect(stepUpOf(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(stepUpOf(page)).toBeHidden();
    await expect(page.getByText('Please confirm first that it is you')).toBeVisible();
    await expect(amount).toHaveValue(AMOUNT);
    await expect(page.getByLabel('Payment password')).toHaveValue(PAYMENT_PASSWORD);
    expect(await countOf(page, WITHDRAWALS, AMOUNT)).toBe(0);
  });
  await test.step('answered, it is made once', async () => {
    await send.click();
    await stepUpOf(page).getByRole('button', { name: 'Use your passkey' }).click();
    await expect(page.getByRole('heading', { name: /Withdrawal of .*31\.00/ })).toBeVisible();
    expect(await countOf(page, WITHDRAWALS, AMOUNT)).toBe(1);
  });
  await test.step('and the answer holds for what comes next', async () => {
    await page.goto('/?member=securityCenter');
    await page.getByRole('button', { name: 'Remove: My phone' }).click();
    const remove = dialogOf(page, 'Remove this passkey?');
    await remove.getByLabel('Login password').fill(PASSWORD);
    await remove.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No passkey yet')).toBeVisible();
    await expect(page.getByText(/codes are left/)).toBeHidden();
  });
});

test('[TR-03] a passkey chosen in the list of the username field logs in', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await addAuthenticator(page);
  const account = await newAccount();
  await visitAs(page, '/?member=securityCenter', account.username, account.password);
  await addPasskey(page, account.password);
  await visit(page, '/');
  await logOut(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  // The authenticator answers at once, as somebody who chooses it in the list.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
});

/** A word of the library that speaks with the browser. */
const LIBRARY = 'ERROR_CEREMONY_ABORTED';

test('[TR-03] the first page loads nothing of passkeys, the login does', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  const isLoaded = async () => {
    // Fetched by the test, so that no chunk is in flight when it ends.
    const codes = [...scripts].map(async (address) => (await page.request.get(address)).text());
    return (await Promise.all(codes)).some((code) => code.includes(LIBRARY));
  };
  await visit(page, '/');
  expect(await isLoaded()).toBe(false);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect.poll(isLoaded).toBe(true);
});
