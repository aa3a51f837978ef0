import { expect, type Locator, type Page, test } from '@playwright/test';
import { withFlags } from '../support/merchant';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { collectFaults, PASSWORD, readBalance, visit } from '../support/visitor';

const NEW = 'Quiet-Harbour-9';

const changeOf = (page: Page) => page.getByRole('dialog', { name: 'Change password' });
const forgotOf = (page: Page) => page.getByRole('dialog', { name: 'Forgot password' });

/** Types into the header's fields; what comes of it is the test's to say. */
async function begin(page: Page, username: string, password: string): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByLabel('Username').fill(username);
  await header.getByLabel('Password', { exact: true }).fill(password);
  await header.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function choose(dialog: Locator, password: string, confirmation = password): Promise<void> {
  await dialog.getByLabel('New password').fill(password);
  await dialog.getByLabel('Confirm password').fill(confirmation);
  await dialog.getByLabel('Confirm password').press('Enter');
}

async function isHome(page: Page): Promise<void> {
  await expect(changeOf(page)).toBeHidden();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await readBalance(page)).toMatch(/\d\.\d{2}$/);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page
    .getByRole('dialog', { name: 'Confirmation' })
    .getByRole('button', { name: 'OK' })
    .click();
  await expect(page.getByRole('banner').getByLabel('Username')).toBeVisible();
}

/** The way to a new password from the login. */
async function forget(page: Page, address = ''): Promise<Locator> {
  await page.goto(`${address}/login`);
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('button', { name: 'Forgot password' }).click();
  await expect(login).toBeHidden();
  return forgotOf(page);
}

test.describe('a change that is forced', () => {
  test('[LOGIN-07] [MOD-05] [PWD-01] who logs in with the weak password has to choose another', async ({
    page,
  }) => {
    const faults = collectFaults(page);
    await visit(page);
    await begin(page, 'weak1', '123456');
    const dialog = changeOf(page);
    await expect(dialog).toContainText('Your password is easily guessed');

    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();

    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect(dialog).toBeHidden();
    await begin(page, 'weak1', '123456');
    await expect(dialog.getByLabel('Old password')).toHaveCount(0);

    await choose(dialog, '123456');
    await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription(
      /Please fill in your password with 8 - 64 characters/,
    );
    await choose(dialog, NEW, `${NEW} `);
    await expect(dialog.getByLabel('Confirm password')).toHaveAccessibleDescription(
      'Confirmation password is not correct.',
    );
    await choose(dialog, 'password123');
    await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription(
      /This password is easily guessed/,
    );
    await expect(dialog.getByLabel('Confirm password')).toHaveValue('password123');

    await choose(dialog, NEW);
    await isHome(page);
    await logOut(page);
    await begin(page, 'weak1', NEW);
    await isHome(page);
    // The browser itself names refusals of the gateway.
    expect(faults.filter((fault) => !/status of 40[01]/.test(fault))).toEqual([]);
  });

  test('[LOGIN-07] [PWD-01] an expired password has to be changed, also after a reload', async ({
    page,
  }) => {
    await visit(page);
    await begin(page, 'expired1', PASSWORD);
    const dialog = changeOf(page);
    await expect(dialog).toContainText('Your password has expired');
    await expect(dialog.getByLabel('Old password')).toHaveCount(0);

    await page.reload();
    await expect(dialog).toContainText('Your password has expired');
    await dialog.getByLabel('Old password').fill('not-the-password');
    await choose(dialog, NEW);
    await expect(dialog.getByLabel('Old password')).toHaveAccessibleDescription(
      'The old password is not correct',
    );
    await expect(dialog.getByLabel('Old password')).toBeFocused();
    await dialog.getByLabel('Old password').fill(PASSWORD);
    await dialog.getByLabel('Old password').press('Enter');
    await isHome(page);
    await page.reload();
    await isHome(page);
  });

  test('[LOGIN-06] [LOGIN-07] a first login is recorded, and its password has to be changed', async ({
    page,
  }) => {
    await visit(page);
    const recorded = page.waitForResponse(/\/wps\/session\/firstLogin$/);
    await begin(page, 'first1', PASSWORD);
    expect((await recorded).ok()).toBe(true);
    const dialog = changeOf(page);
    await expect(dialog).toContainText('Your first password was chosen for you');
    await choose(dialog, PASSWORD);
    await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription(
      /differs from the old one/,
    );
    const [request] = await Promise.all([
      page.waitForRequest(/\/wps\/member\/password$/),
      choose(dialog, NEW),
    ]);
    expect(request.postData()).not.toContain(NEW);
    await isHome(page);
  });
});

test.describe('a password that was forgotten', () => {
  test('[MOD-06] [PWD-03] the phone is the default, and there only with CHNGPASSVERIF3', async ({
    page,
  }) => {
    const dialog = await forget(page);
    await expect(dialog.getByRole('tab')).toHaveText(['Phone', 'E-mail']);
    await expect(dialog.getByLabel('Mobile number')).toBeVisible();

    await withFlags(page, { CHNGPASSVERIF3: false });
    await forget(page);
    await expect(dialog.getByLabel('Username')).toBeFocused();
    await expect(dialog.getByRole('tab')).toHaveCount(0);
  });

  test('[MOD-06] [PWD-02] by mail it says the same whoever asks', async ({ page }) => {
    for (const owner of [
      { username: 'member1', email: 'member1@parlour.example' },
      { username: 'nobodyhere', email: 'nobody@parlour.example' },
    ]) {
      const dialog = await forget(page);
      await dialog.getByRole('tab', { name: 'E-mail' }).click();
      await dialog.getByLabel('Username').fill(owner.username);
      await dialog.getByLabel('Email').fill('no address');
      await dialog.getByLabel('Email').press('Enter');
      await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
        'E-mail format is incorrect',
      );
      await dialog.getByLabel('Email').fill(owner.email);
      await dialog.getByLabel('Email').press('Enter');
      await expect(dialog.getByRole('status')).toContainText('a mail with a link is on its way');
    }
  });

  test('[PWD-02] a link that counts no longer says so and leads to another', async ({ page }) => {
    await page.goto('/resetPassword#token=r8Kx2mYd9sVc4kNp0zRj6uHg8fTa3eBq');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await expect(page).toHaveURL(/\/resetPassword$/);
    await choose(main, NEW);
    await expect(main.getByRole('alert')).toContainText('This link has been used');
    await main.getByRole('button', { name: 'Ask for another link' }).click();
    await expect(forgotOf(page).getByLabel('Email')).toBeVisible();

    await page.goto('/resetPassword');
    await expect(main.getByRole('alert')).toContainText('This link is not whole');
  });
});

test.describe('with a gateway whose mails can be read', () => {
  test.describe.configure({ mode: 'serial' });
  const lines: string[] = [];
  let gateway: SecondGateway;

  test.beforeAll(async () => {
    gateway = await startSecondGateway({}, { offset: 4, onLine: (line) => lines.push(line) });
  });
  test.afterAll(() => gateway.stop());

  const linkOf = (username: string): string | undefined =>
    lines
      .filter((line) => line.includes(`Mail to ${username}@`))
      .flatMap((line) => /https?:\S+$/.exec(line) ?? [])
      .at(-1);

  test('[PWD-02] a mail leads to a new password and on to the login, once', async ({ page }) => {
    const seen: string[] = [];
    page.on('request', (request) =>
      seen.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
    );
    const dialog = await forget(page, gateway.address);
    await dialog.getByRole('tab', { name: 'E-mail' }).click();
    await dialog.getByLabel('Username').fill('agent1');
    await dialog.getByLabel('Email').fill('agent1@parlour.example');
    await dialog.getByLabel('Email').press('Enter');
    await expect(dialog.getByRole('status')).toContainText('a mail with a link is on its way');
    await expect.poll(() => linkOf('agent1')).toBeDefined();
    const link = linkOf('agent1') ?? '';

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    expect(page.url()).toBe(`${gateway.address}/resetPassword`);
    const token = link.split('token=')[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    const stored = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie]),
    );
    expect(stored).not.toContain(token);

    await choose(page.getByRole('main'), NEW);
    const login = page.getByRole('dialog', { name: 'Log in' });
    await expect(login).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'Your password has been changed',
    );
    // Sealed: neither the link nor the password was readable on the way.
    expect(seen.filter((text) => text.includes(token) || text.includes(NEW))).toEqual([]);
    await login.getByLabel('Username').fill('agent1');
    await login.getByLabel('Password', { exact: true }).fill(NEW);
    await login.getByLabel('Password', { exact: true }).press('Enter');
    await isHome(page);

    await logOut(page);
    await page.goto(link);
    await choose(page.getByRole('main'), 'Another-Harbour-9');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This link has been used',
    );
  });

  test('[PWD-03] [LOGIN-07] a code to the phone sets a new password and logs in by itself', async ({
    page,
  }) => {
    const dialog = await forget(page, gateway.address);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByLabel('Mobile number')).toHaveAccessibleDescription(
      'Please enter a valid mobile number',
    );
    await dialog.getByLabel('Mobile number').fill('+6581230003');
    // A press too soon after the one before is none.
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Send code' }).click();
      await expect(dialog.getByLabel('Verification code')).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.type('000000');
    await dialog.getByLabel('New password').fill(NEW);
    await dialog.getByLabel('New password').press('Enter');
    await expect(dialog.getByLabel('Verification code')).toHaveAccessibleDescription(
      /Please enter a valid verification code/,
    );
    await expect(dialog.getByLabel('New password')).toHaveValue(NEW);
    await dialog.getByLabel('Verification code').fill('246810');
    await dialog.getByLabel('Verification code').press('Enter');
    await expect(dialog).toBeHidden();
    await isHome(page);
  });

  test('[LOGIN-07] nothing is forced by a code to the phone, nor by expiry where it is not enforced', async ({
    page,
    request,
  }) => {
    await page.goto(`${gateway.address}/login`);
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByRole('tab', { name: 'Phone' }).click();
    await login.getByLabel('Mobile number').fill('+6581230004');
    await login.getByRole('button', { name: 'Send code' }).click();
    await login.getByLabel('Verification code').fill('246810');
    await login.getByLabel('Verification code').press('Enter');
    await isHome(page);
    await logOut(page);

    const switched = await request.put(`${gateway.address}/wps/demo/switches`, {
      headers: { 'X-Demo-Key': 'key-of-the-tests', Merchant: 'parlour', Language: 'EN' },
      data: { flags: [{ modId: 'PWDEXPFORCECHANGE3', enabled: false }] },
    });
    expect(await switched.json()).toMatchObject({ success: true });
    await page.goto(gateway.address);
    await begin(page, 'expired1', PASSWORD);
    await isHome(page);
  });
});
