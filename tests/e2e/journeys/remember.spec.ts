import { type Browser, type Cookie, expect, test } from '@playwright/test';
import {
  cookieNames,
  disguises,
  expectKeys,
  expectSaved,
  kept,
  logOut,
  openLogin,
  rememberAndLeave,
} from '../support/remembered';
import { PASSWORD, visit } from '../support/visitor';

const DAY = 86_400_000;

/** Another profile of the same browser, with cookies of the first. */
async function elsewhere(browser: Browser, cookies: Cookie[]) {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  await context.addCookies(cookies);
  return { context, page: await context.newPage() };
}

test.describe('remember me', () => {
  test('[LOGIN-11] logs in again with the saved password, which is nowhere on the page', async ({
    page,
    context,
  }) => {
    await rememberAndLeave(page, 'member1');
    expect(await cookieNames(context)).toEqual([
      'lastUsername',
      'loginRemember',
      'remember:member1',
    ]);
    for (const { name, value, sameSite, path, expires } of await context.cookies()) {
      expect({ sameSite, path }).toEqual({ sameSite: 'Strict', path: '/' });
      expect(expires - Date.now() / 1000).toBeLessThanOrEqual(86_400);
      expect(name.length + value.length).toBeLessThan(4096);
    }
    const dialog = await openLogin(page);
    await expect(dialog.getByLabel('Username')).toHaveValue('member1');
    await expect(dialog.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await expectSaved(dialog, true);
    const before = (await context.cookies()).find(({ name }) => name === 'remember:member1');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === before?.name)?.value)
      .not.toBe(before?.value);
  });

  test('[LOGIN-11] without the tick nothing is kept', async ({ page, context }) => {
    const dialog = await openLogin(page);
    await dialog.getByLabel('Username').fill('member1');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(await cookieNames(context)).toEqual([]);
    expect((await kept(page)).keys).toBe(0);
  });

  test('[LOGIN-11] keeps the number of a login by phone with its country', async ({
    page,
    context,
  }) => {
    const dialog = await openLogin(page);
    await dialog.getByRole('tab', { name: 'Phone' }).click();
    await dialog.getByLabel('Country').selectOption('SG');
    await dialog.getByLabel('Mobile number').fill('81230002');
    await dialog.getByRole('checkbox', { name: 'Remember me' }).check();
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByLabel('Verification code')).toBeFocused();
    await page.keyboard.type('246810');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect.poll(() => cookieNames(context)).toEqual(['loginRemember', 'smsNumber']);
    await logOut(page);
    const again = await openLogin(page);
    await again.getByRole('tab', { name: 'Phone' }).click();
    await expect(again.getByLabel('Mobile number')).toHaveValue(/^8123 ?0002$/);
    await expect(again.getByLabel('Country')).toHaveValue('SG');
  });

  test('[LOGIN-11] B1: the password can be read nowhere', async ({ page }) => {
    const seen: string[] = [];
    page.on('console', (message) => seen.push(message.text()));
    page.on('request', (request) => {
      seen.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
    });
    await rememberAndLeave(page, 'member1');
    const dialog = await openLogin(page);
    await expectSaved(dialog, true);
    const { text, keys, exported } = await kept(page);
    const markup = await page.content();
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    const after = (await kept(page)).text;

    expect(keys).toBe(1);
    expect(exported).toEqual(['InvalidAccessError', 'InvalidAccessError']);
    expect(text).toContain('remember:member1=');
    const haystack = [text, after, markup, ...seen].join('\n').toLowerCase();
    for (const form of disguises(PASSWORD)) expect(haystack).not.toContain(form.toLowerCase());
  });

  test('[LOGIN-11] B2: copied cookies open nothing in another profile', async ({
    page,
    context,
    browser,
  }) => {
    await rememberAndLeave(page, 'member1');
    const other = await elsewhere(browser, await context.cookies());
    const dialog = await openLogin(other.page);
    await expect(dialog.getByLabel('Username')).toHaveValue('member1');
    await expectSaved(dialog, false);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Input cannot be empty',
    );
    expect(await cookieNames(other.context)).toEqual(['lastUsername', 'loginRemember']);
    await other.context.close();
  });

  test('[LOGIN-11] B2: a cookie under another username opens nothing', async ({
    page,
    context,
  }) => {
    await rememberAndLeave(page, 'member1');
    await rememberAndLeave(page, 'agent1');
    const cookies = await context.cookies();
    const [ofMember] = cookies.filter(({ name }) => name === 'remember:member1');
    const [ofAgent] = cookies.filter(({ name }) => name === 'remember:agent1');
    if (ofMember === undefined || ofAgent === undefined) throw new Error('nothing was remembered');
    await context.addCookies([{ ...ofAgent, value: ofMember.value }]);

    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/session/login')) asked += 1;
    });
    const dialog = await openLogin(page);
    await expect(dialog.getByLabel('Username')).toHaveValue('agent1');
    await expectSaved(dialog, true);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /can no longer be used/,
    );
    expect(asked).toBe(0);
    await expectKeys(page, 0);
  });

  for (const [ms, isSaved] of [
    [DAY - 60_000, true],
    [DAY + 1000, false],
  ] as const)
    test(`[LOGIN-11] B2: after ${ms / 1000} s it is ${isSaved ? 'there' : 'gone'}`, async ({
      page,
    }) => {
      await page.clock.install();
      await rememberAndLeave(page, 'member1');
      await page.clock.setSystemTime(Date.now() + ms);
      const dialog = await openLogin(page);
      await expectSaved(dialog, isSaved);
      await expectKeys(page, isSaved ? 1 : 0);
      expect((await kept(page)).text.includes('remember:member1=')).toBe(isSaved);
    });

  test('[LOGIN-11] B2: unticking the box wipes cookies and key', async ({ page, context }) => {
    await rememberAndLeave(page, 'member1');
    const dialog = await openLogin(page);
    await expectSaved(dialog, true);
    await dialog.getByRole('checkbox', { name: 'Remember me' }).uncheck();
    await expectSaved(dialog, false);
    await expectKeys(page, 0);
    expect(await cookieNames(context)).toEqual([]);
  });

  test('[LOGIN-11] B2: a refusal of the saved password wipes cookies and key', async ({
    page,
    context,
  }) => {
    await rememberAndLeave(page, 'member1');
    await page.route(/\/wps\/session\/login$/, (route) =>
      route.fulfill({
        status: 401,
        json: { success: false, errorCode: 'WRONG_CREDENTIALS', message: 'No', value: null },
      }),
    );
    const dialog = await openLogin(page);
    await expectSaved(dialog, true);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Incorrect account or password');
    await expectSaved(dialog, false);
    await expectKeys(page, 0);
    expect(await cookieNames(context)).toEqual([]);
  });

  test('[LOGIN-11] B2: another password wipes cookies and key', async ({ page, context }) => {
    await rememberAndLeave(page, 'member1');
    // As if the password had expired: the account stays as it is for the other tests.
    await page.route(/\/wps\/session\/login$/, async (route) => {
      const response = await route.fetch();
      const answer = await response.text();
      const expired = answer.replace('"passwordExpired":false', '"passwordExpired":true');
      expect(expired).not.toBe(answer);
      await route.fulfill({ response, body: expired });
    });
    await page.route(/\/wps\/member\/password$/, (route) =>
      route.fulfill({ json: { success: true, errorCode: null, message: '', value: null } }),
    );
    const dialog = await openLogin(page);
    await expectSaved(dialog, true);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    const change = page.getByRole('dialog', { name: 'Change password' });
    await expect(change).toBeVisible();
    await expectKeys(page, 1);
    await change.getByLabel('New password').fill('Quiet-Harbour-9');
    await change.getByLabel('Confirm password').fill('Quiet-Harbour-9');
    await page.keyboard.press('Enter');
    await expect(change).toBeHidden();
    await expectKeys(page, 0);
    expect(await cookieNames(context)).toEqual([]);
  });

  test('[LOGIN-11] a typed password that is refused leaves the saved one alone', async ({
    page,
  }) => {
    await rememberAndLeave(page, 'member1');
    const dialog = await openLogin(page);
    await expectSaved(dialog, true);
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Incorrect account or password');
    expect((await kept(page)).keys).toBe(1);
  });

  for (const [what, block] of [
    ['Web Crypto', () => void Object.defineProperty(crypto, 'subtle', { value: undefined })],
    ['IndexedDB', () => void Object.defineProperty(window, 'indexedDB', { value: undefined })],
  ] as const)
    test(`[LOGIN-11] without ${what} it keeps the username alone, and says nothing`, async ({
      page,
      context,
    }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      const dialog = await openLogin(page);
      await dialog.getByLabel('Username').fill('member1');
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await dialog.getByRole('checkbox', { name: 'Remember me' }).check();
      // The seal of the login itself needs Web Crypto: it goes away when that has been made.
      const [request] = await Promise.all([
        page.waitForRequest(/\/wps\/session\/login$/),
        page.route(/\/wps\/session\/login$/, async (route) => {
          await page.evaluate(block);
          await route.continue();
        }),
        dialog.getByRole('button', { name: 'Log in', exact: true }).click(),
      ]);
      expect(request.postData()).toContain('jwe');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect.poll(() => cookieNames(context)).toEqual(['lastUsername', 'loginRemember']);
      expect(faults).toEqual([]);
    });

  test('[LOGIN-11] the header has no box and leaves what is remembered alone', async ({ page }) => {
    await rememberAndLeave(page, 'member1');
    await visit(page);
    const header = page.getByRole('banner');
    await expect(header.getByLabel('Username')).toHaveValue('');
    await expect(header.getByRole('checkbox')).toHaveCount(0);
    expect((await kept(page)).keys).toBe(1);
  });
});
