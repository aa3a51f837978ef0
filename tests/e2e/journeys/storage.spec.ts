import { expect, type Page, test } from '@playwright/test';
import { newAccount, type OwnAccount } from '../support/account';
import { logIn, PASSWORD, readBalance, visit } from '../support/visitor';

/** What may be in the storages of a guest: `packages/features/core/src/storage/registry.ts`. */
const OF_A_GUEST = {
  session: ['defaultLang', 'merchantCode'],
  local: ['defaultLanguage', 'language', 'theme'],
  cookies: ['lastUsername', 'loginRemember', 'smsNumber'],
  databases: ['remember'],
};

async function readStorage(page: Page) {
  const inPage = await page.evaluate(async () => ({
    session: Object.keys(sessionStorage).sort(),
    local: Object.keys(localStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? '').sort(),
  }));
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort();
  return { ...inPage, cookies };
}

/** Home, a list, the login, a game's page and the settings have to work with whatever is in the storage. */
async function smoke(page: Page, { username, password }: OwnAccount): Promise<void> {
  await visit(page);
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();
  await logIn(page, username, password);
  await readBalance(page);
  await page.getByRole('link', { name: 'Slots' }).first().click();
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/seamless\?game=\d+$/);
  await expect(page.locator('iframe')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page.getByRole('button', { name: /(Dark|Light) theme/ }).click();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.getByRole('button', { name: 'Keluar' }).first()).toBeVisible();
}

function collectCrashes(page: Page): string[] {
  const crashes: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(message));
  return crashes;
}

test.describe('what the browser keeps', () => {
  test('[WL-02] is the merchant and its language at first, and after the logout what the registry names', async ({
    page,
  }) => {
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog).toBeVisible();
    expect(
      await page.evaluate(() => [
        sessionStorage.getItem('merchantCode'),
        sessionStorage.getItem('defaultLang'),
        localStorage.getItem('defaultLanguage'),
      ]),
    ).toEqual(['parlour', 'EN', 'en']);
    await dialog.getByLabel('Username').fill('member1');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('checkbox', { name: 'Remember me' }).check();
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await readBalance(page);
    await page.getByRole('button', { name: 'Hide balance' }).click();
    await page.getByRole('button', { name: /(Dark|Light) theme/ }).click();
    await page.getByRole('link', { name: 'Slots' }).first().click();
    await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('left by somebody else', 'x'));
    await page.getByRole('button', { name: 'Log out' }).click();
    await page
      .getByRole('dialog', { name: 'Confirmation' })
      .getByRole('button', { name: 'OK' })
      .click();
    await expect(page).toHaveURL('/');
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }),
    ).toBeVisible();
    const { session, local, cookies, databases } = await readStorage(page);
    // The home page after a logout stores its winners as soon as it has loaded them.
    expect(session.filter((key) => key !== 'winners')).toEqual(OF_A_GUEST.session);
    const strangers = [
      ...local.filter((key) => !OF_A_GUEST.local.includes(key)),
      ...databases.filter((name) => !OF_A_GUEST.databases.includes(name)),
      ...cookies.filter(
        (name) => !OF_A_GUEST.cookies.includes(name) && !name.startsWith('remember:'),
      ),
    ];
    expect(strangers).toEqual([]);
  });

  test('may be nothing at all: everything works for the page, and one notice says so', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: denied });
      Object.defineProperty(document, 'cookie', { get: denied, set: denied });
      Object.defineProperty(window, 'BroadcastChannel', { value: denied });
    });
    const crashes = collectCrashes(page);
    await page.goto('/');
    await expect(page.getByText('This browser keeps nothing for this site')).toHaveCount(1);
    await smoke(page, await newAccount());
    await expect(page.getByText('This browser keeps nothing for this site')).toHaveCount(1);
    await page.goto('/login');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(crashes).toEqual([]);
  });

  test('may be full: answers go first, the token never', async ({ page }) => {
    const account = await newAccount();
    const crashes = collectCrashes(page);
    await visit(page);
    await page.evaluate(() => {
      for (const [storage, key] of [
        [sessionStorage, 'hotGames'],
        [localStorage, 'of another program'],
      ] as const) {
        let text = 'x'.repeat(5 * 1024 * 1024);
        for (;;)
          try {
            storage.setItem(key, text);
            break;
          } catch {
            text = text.slice(0, -1024);
          }
        for (let at = 0; at < 4096; at += 1)
          try {
            storage.setItem(`${key}${String(at)}`, 'x');
          } catch {
            break;
          }
      }
    });
    await smoke(page, account);
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toMatch(/^[\w-]{40,}$/);
    await page.reload();
    await expect(page.getByRole('banner')).toContainText(account.username);
    expect(crashes).toEqual([]);
  });

  test('[I18N-02] may be odd everywhere: it is dropped without a word', async ({ page }) => {
    const odd = '\0\u202e{"version":<img src=x>💥';
    await page.context().addCookies(
      ['lastUsername', 'loginRemember', 'smsNumber', 'remember:member1'].map((name) => ({
        name,
        value: encodeURIComponent(odd),
        url: 'http://localhost:' + (process.env['E2E_PORT'] ?? '4390'),
      })),
    );
    await page.addInitScript((text) => {
      if (sessionStorage.getItem('merchantCode') === 'parlour') return;
      for (const key of [
        'token',
        'merchantCode',
        'defaultLang',
        'balanceHidden',
        'hotGames',
        'winners',
        'gameVendor',
        'merchantWallet',
        'validate',
        'consolidated',
        'announcementClosed:member',
        'announcementClosed:guest',
        'enableCt',
        'salary',
        'hourSalary',
        'agentRealtimeSalary',
      ])
        sessionStorage.setItem(key, text);
      for (const key of ['language', 'defaultLanguage', 'theme', 'authEvent'])
        localStorage.setItem(key, text);
    }, odd);
    const crashes = collectCrashes(page);
    await visit(page);
    await page.goto('/register');
    await expect(page.getByRole('banner')).toBeAttached();
    await page.goto('/login');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await logIn(page);
    await readBalance(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(crashes).toEqual([]);
  });
});

test('the language and the theme of one tab are those of the others', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) await visit(page);
  const ground = () => second.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await first.getByRole('button', { name: /(Dark|Light) theme/ }).click();
  await expect.poll(ground).not.toBe(before);
  await first.getByRole('button', { name: /^Language/ }).click();
  await first.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click();
  await expect(second.locator('html')).toHaveAttribute('lang', 'id');
  await expect(
    second.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Beranda' }),
  ).toBeVisible();
});
