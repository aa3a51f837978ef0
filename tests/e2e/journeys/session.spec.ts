import { type BrowserContext, expect, type Page, type Request, test } from '@playwright/test';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { logIn, PASSWORD, readBalance, visit } from '../support/visitor';

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

/** Whether the gateway still takes a token. */
async function isLive(page: Page, token: string | null): Promise<boolean> {
  const answer = await page.request.get('/wps/member/info', {
    headers: { Authorization: `Bearer ${token ?? ''}`, Merchant: 'parlour', Language: 'EN' },
  });
  return answer.ok();
}

/** Ends a session at the gateway behind the back of its tab. */
const revoke = async (page: Page): Promise<void> => {
  await page.request.delete('/wps/session/logout', {
    headers: {
      Authorization: `Bearer ${(await tokenOf(page)) ?? ''}`,
      Merchant: 'parlour',
      Language: 'EN',
    },
  });
};

/** A ticket that carries the session of a page into another window. */
async function ticketOf(page: Page): Promise<string> {
  const answer = await page.request.post('/wps/session/ticket', {
    headers: {
      Authorization: `Bearer ${(await tokenOf(page)) ?? ''}`,
      Merchant: 'parlour',
      Language: 'EN',
    },
  });
  const { value } = (await answer.json()) as { value: { ticket: string } };
  return value.ticket;
}

const logInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true });
const logOutButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log out' });
const sessionOver = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function newTab(context: BrowserContext, username?: string): Promise<Page> {
  const page = await context.newPage();
  await visit(page);
  if (username !== undefined) await logIn(page, username);
  return page;
}

async function logOutOf(page: Page): Promise<void> {
  await logOutButton(page).click();
  await page
    .getByRole('dialog', { name: 'Confirmation' })
    .getByRole('button', { name: 'OK' })
    .click();
}

test.describe('logging out', () => {
  for (const channel of ['a channel', 'the storage'])
    test(`[LOGIN-12] ends every session of the account in this browser within a second, by ${channel}`, async ({
      context,
    }) => {
      if (channel === 'the storage')
        await context.addInitScript(() => {
          Reflect.deleteProperty(window, 'BroadcastChannel');
        });
      const [first, second, other] = [
        await newTab(context, 'member1'),
        await newTab(context, 'member1'),
        await newTab(context, 'agent1'),
      ];
      const tokens = [await tokenOf(first), await tokenOf(second)];
      expect(new Set(tokens).size).toBe(2);
      await second.goto('/rng');
      await expect(logOutButton(second)).toBeVisible();
      // The balance is there with the account, and what listens with it.
      await readBalance(second);
      await logOutOf(first);
      await expect(logInButton(second)).toBeVisible({ timeout: 1000 });
      await expect(second).toHaveURL('/');
      expect(await tokenOf(second)).toBeNull();
      await expect(second.getByRole('dialog')).toHaveCount(0);
      await expect(logInButton(first)).toBeVisible();
      for (const token of tokens)
        await expect.poll(() => isLive(first, token), { timeout: 2000 }).toBe(false);
      await expect(logOutButton(other)).toBeVisible();
      expect(await isLive(other, await tokenOf(other))).toBe(true);
      expect(await first.evaluate(() => localStorage.getItem('authEvent'))).toBeNull();
    });
});

test.describe('a session that ends by itself', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page);
    await logIn(page);
    await page.goto('/rng');
    await readBalance(page);
    await page.getByRole('searchbox', { name: 'Search games' }).fill('lantern');
    await revoke(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Refresh balance/ })
      .click();
    await expect(sessionOver(page)).toContainText('You are not logged in, please login');
  });

  const search = (page: Page) => page.getByLabel('Search games');
  const logInAgain = async (page: Page, username: string): Promise<void> => {
    await sessionOver(page).getByRole('button', { name: 'Log in' }).click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByLabel('Username').fill(username);
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(login).toBeHidden();
    await expect(logOutButton(page)).toBeVisible();
  };

  test('[LOGIN-19] [ERR-02] is told once over what is open, which is still there after the login', async ({
    page,
  }) => {
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await logInAgain(page, 'member1');
    await expect(page).toHaveURL(/\/rng/);
    await expect(search(page)).toHaveValue('lantern');
    expect(await readBalance(page)).toMatch(/\d/);
  });

  test('[LOGIN-19] leaves nothing to another person', async ({ page }) => {
    await logInAgain(page, 'agent1');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner')).toContainText('agent1');
  });

  test('[LOGIN-19] may be left over', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(logInButton(page)).toBeVisible();
    expect(await tokenOf(page)).toBeNull();
  });
});

test('[LOGIN-19] [RT-15] who gives up the login of a page that needs one goes home', async ({
  page,
}) => {
  await visit(page);
  await logIn(page);
  await readBalance(page);
  await page.goto('/seamless?game=1');
  // All that the page asks for by itself is answered: the press below is the first to hear of the end.
  await readBalance(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await revoke(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Refresh balance/ })
    .click();
  await sessionOver(page).getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Nobody else logs this one out, which ends all tickets of an account. */
const ALONE = 'willow1';

test.describe('a token in the address', () => {
  test('[LOGIN-10] opens a session, and leaves no trace', async ({ page, browser }) => {
    await visit(page);
    await logIn(page, ALONE);
    const ticket = await ticketOf(page);
    const context = await browser.newContext();
    const other = await context.newPage();
    const requests: Request[] = [];
    context.on('request', (request) => {
      if (!request.isNavigationRequest()) requests.push(request);
    });
    await other.goto('about:blank');
    const before = await other.evaluate(() => window.history.length);
    await visit(other, `/rng?token=${ticket}&new=1`);
    await expect(logOutButton(other)).toBeVisible();
    await expect(other).toHaveURL('/rng?new=1');
    await readBalance(other);
    expect(await other.evaluate(() => window.history.length)).toBe(before + 1);
    const bearers: string[] = [];
    for (const request of requests) {
      const { referer = '', authorization = '' } = await request.allHeaders();
      expect(`${request.url()} ${referer}`).not.toContain(ticket);
      if (authorization.includes(ticket)) bearers.push(new URL(request.url()).pathname);
    }
    expect(bearers).toEqual(['/wps/member/info']);
    expect(await tokenOf(other)).not.toBe(ticket);
    await other.goBack();
    await other.goForward();
    await expect(logOutButton(other)).toBeVisible();
    await context.close();
  });

  test('[LOGIN-10] stands in the address for no moment in which something is asked for', async ({
    page,
  }) => {
    const addresses: string[] = [];
    await page.exposeFunction('note', (address: string) => addresses.push(address));
    await page.addInitScript(() => {
      const { note } = window as unknown as { note: (address: string) => void };
      new MutationObserver(() => {
        if (document.querySelector('link, script[src], style') !== null) note(location.href);
      }).observe(document, { childList: true, subtree: true });
    });
    await visit(page, '/?token=a-token-that-nobody-knows');
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => address.includes('token'))).toEqual([]);
  });

  test('[LOGIN-10] works once', async ({ page, browser }) => {
    await visit(page);
    await logIn(page, ALONE);
    const ticket = await ticketOf(page);
    for (const isFirst of [true, false]) {
      const context = await browser.newContext();
      const other = await context.newPage();
      await visit(other, `/?token=${ticket}`);
      if (isFirst) await expect(logOutButton(other)).toBeVisible();
      else {
        await expect(
          other.getByRole('dialog', { name: 'The link did not log you in' }),
        ).toContainText('works once');
        await expect(logInButton(other)).toHaveCount(1);
      }
      await context.close();
    }
  });

  test('[LOGIN-10] takes the place of a session only when its owner agrees', async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext();
    const other = await newTab(context, 'agent1');
    await visit(page);
    await logIn(page);
    const own = await tokenOf(page);
    const question = page.getByRole('dialog', { name: 'Change the account?' });

    await page.goto(`/?token=${await ticketOf(other)}`);
    await expect(question).toContainText('You are logged in as member1.');
    await question.getByRole('button', { name: 'Stay as member1' }).click();
    await expect(question).toBeHidden();
    expect(await tokenOf(page)).toBe(own);
    await readBalance(page);

    await page.goto(`/?token=${await ticketOf(other)}`);
    await question.getByRole('button', { name: 'Use the link' }).click();
    await expect(page.getByRole('banner')).toContainText('agent1');
    await expect(question).toBeHidden();
    expect(await tokenOf(page)).not.toBe(own);
    await expect.poll(() => isLive(page, own)).toBe(false);
    await context.close();
  });
});

test.describe('the longest life of a session', () => {
  let short: SecondGateway;
  test.beforeAll(async () => {
    short = await startSecondGateway({ SESSION_IDLE_MINUTES: '0.25' }, { offset: 20 });
  });
  test.afterAll(() => short.stop());

  test('[LOGIN-19] is spoken of before, can be made longer, and ends', async ({ page }) => {
    await visit(page, short.address);
    await logIn(page);
    const warning = page.getByRole('dialog', { name: 'Are you still there?' });
    await expect(warning).toBeVisible({ timeout: 20_000 });
    await expect(warning.getByRole('timer')).toContainText(/0:0\d/);
    await warning.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(warning).toBeHidden();
    await expect(logOutButton(page)).toBeVisible();
    await expect(warning).toBeVisible({ timeout: 20_000 });
    await expect(sessionOver(page)).toBeVisible({ timeout: 20_000 });
    await expect(warning).toBeHidden();
    expect(await tokenOf(page)).toBeNull();
  });
});

test.describe('a device whose clock is wrong', () => {
  test('[SMS-02] logs in, and counts the time to the next code right', async ({ page }) => {
    await page.clock.install({ time: Date.now() + 86_400_000 });
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('tab', { name: 'Phone' }).click();
    await dialog.getByLabel('Mobile number').fill('81234574');
    const send = dialog.getByRole('button', { name: /Send code/ });
    await send.click();
    await expect(send).toContainText(/29\d|300/);
    await page.clock.fastForward(200_000);
    await expect(send).toContainText(/9\d|100/);
    // A tab that slept for half an hour.
    await page.clock.fastForward('30:00');
    await expect(send).not.toContainText(/\d/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await logIn(page, 'agent1');
    await readBalance(page);
  });
});
