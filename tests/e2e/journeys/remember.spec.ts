import { type Cookie, expect, test } from '@playwright/test';
import { changePassword, newAccount } from '../support/account';
import {
  cookieNames,
  disguises,
  expectKeys,
  expectSaved,
  openLogin,
  readStorage,
  rememberAndLeave,
} from '../support/remembered';
import { PASSWORD } from '../support/visitor';

const sealedFor = (cookies: readonly Cookie[], username: string): string | undefined =>
  cookies.find(({ name }) => name === `remember:${username}`)?.value;

test.describe('remember me', () => {
  test('[LOGIN-11] [B1] logs in again with the saved password, which can be read nowhere', async ({
    page,
    context,
  }) => {
    const seen: string[] = [];
    page.on('console', (message) => seen.push(message.text()));
    page.on('request', (request) => {
      seen.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
    });
    await rememberAndLeave(page, 'member1');
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name).sort()).toEqual([
      'lastUsername',
      'loginRemember',
      'remember:member1',
    ]);
    for (const { name, value, sameSite, path, expires } of cookies) {
      expect({ sameSite, path }).toEqual({ sameSite: 'Strict', path: '/' });
      expect(expires - Date.now() / 1000).toBeLessThanOrEqual(86_400);
      expect(name.length + value.length).toBeLessThan(4096);
    }
    const dialog = await openLogin(page);
    await expect(dialog.getByLabel('Username')).toHaveValue('member1');
    await expect(dialog.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await expectSaved(dialog, true);
    const { text, keys, exported } = await readStorage(page);
    const markup = await page.content();
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    const before = sealedFor(cookies, 'member1');
    // It is encrypted again at each login.
    await expect.poll(async () => sealedFor(await context.cookies(), 'member1')).not.toBe(before);
    const after = (await readStorage(page)).text;

    expect(keys).toBe(1);
    expect(exported).toEqual(['InvalidAccessError', 'InvalidAccessError']);
    const haystack = [text, after, markup, ...seen].join('\n').toLowerCase();
    expect(haystack).toContain('remember:member1=');
    for (const form of disguises(PASSWORD)) expect(haystack).not.toContain(form.toLowerCase());
  });

  test('[LOGIN-11] [B2] copied cookies open nothing in another profile', async ({
    page,
    context,
    browser,
  }) => {
    await rememberAndLeave(page, 'member1');
    const { baseURL } = test.info().project.use;
    const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    await elsewhere.addCookies(await context.cookies());
    const dialog = await openLogin(await elsewhere.newPage());
    await expect(dialog.getByLabel('Username')).toHaveValue('member1');
    await expectSaved(dialog, false);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Input cannot be empty',
    );
    expect(await cookieNames(elsewhere)).toEqual(['lastUsername', 'loginRemember']);
    await elsewhere.close();
  });

  test('[B2] a saved password that was changed elsewhere is refused, and wiped with its key', async ({
    page,
    context,
  }) => {
    const account = await newAccount();
    await rememberAndLeave(page, account.username, account.password);
    await changePassword(account, 'Another-Harbour-9');
    const dialog = await openLogin(page);
    await expectSaved(dialog, true);
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Incorrect account or password');
    // A typed password says nothing about a saved one.
    expect((await readStorage(page)).keys).toBe(1);

    const again = await openLogin(page);
    await expectSaved(again, true);
    await again.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(again.getByRole('alert')).toHaveText('Incorrect account or password');
    await expectSaved(again, false);
    await expectKeys(page, 0);
    expect(await cookieNames(context)).toEqual([]);
  });
});
