import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  type Request,
  test,
} from '@playwright/test';
import { newAccount, type OwnAccount, openSession } from '../support/account';
import { logOut } from '../support/remembered';
import { logIn, PASSWORD, readBalance, visit } from '../support/visitor';

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

const by = (token: string | null) => ({
  headers: { Authorization: `Bearer ${token ?? ''}`, Merchant: 'parlour', Language: 'EN' },
});

/** Whether the gateway still takes a token. */
const isLive = async (page: Page, token: string | null): Promise<boolean> =>
  (await page.request.get('/wps/member/info', by(token))).ok();

/** Ends a session at the gateway behind the back of its tab, which hears of it by its next call. */
async function endElsewhere(page: Page): Promise<void> {
  await page.request.delete('/wps/session/logout', by(await tokenOf(page)));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Refresh balance/ })
    .click();
  await expect(sessionOver(page)).toContainText('You are not logged in, please login');
}

/** A ticket that carries a session of an account into another window. */
async function ticketOf(request: APIRequestContext, account: OwnAccount): Promise<string> {
  const token = await openSession(account);
  const answer = await request.post('/wps/session/ticket', by(token));
  return ((await answer.json()) as { value: { ticket: string } }).value.ticket;
}

const logInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true });
const logOutButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log out' });
const loginOf = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
const sessionOver = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function newTab(context: BrowserContext, username: string, password?: string) {
  const page = await context.newPage();
  await visit(page);
  await logIn(page, username, password);
  return page;
}

async function fillLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  const login = loginOf(page);
  await login.getByLabel('Username').fill(username);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login).toBeHidden();
  await expect(logOutButton(page)).toBeVisible();
}

test('a logout ends every session of the account in this browser, and no other', async ({
  context,
}) => {
  const { username, password } = await newAccount();
  const first = await newTab(context, username, password);
  const second = await newTab(context, username, password);
  const other = await newTab(context, 'agent1');
  const tokens = [await tokenOf(first), await tokenOf(second)];
  expect(new Set(tokens).size).toBe(2);
  await second.goto('/rng');
  // The balance is there with the account, and what listens with it.
  await readBalance(second);
  await logOut(first);
  await expect(logInButton(second)).toBeVisible();
  await expect(second).toHaveURL('/');
  expect(await tokenOf(second)).toBeNull();
  await expect(second.getByRole('dialog')).toHaveCount(0);
  for (const token of tokens) await expect.poll(() => isLive(first, token)).toBe(false);
  await expect(logOutButton(other)).toBeVisible();
  expect(await isLive(other, await tokenOf(other))).toBe(true);
});

test('[LOGIN-19] a session that ends by itself leaves what is open to its owner, and nothing to another person', async ({
  page,
}) => {
  const { username, password } = await newAccount();
  await visit(page);
  await logIn(page, username, password);
  await page.goto('/rng');
  await readBalance(page);
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await search.fill('lantern');
  await endElsewhere(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await sessionOver(page).getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, username, password);
  await expect(page).toHaveURL(/\/rng/);
  await expect(search).toHaveValue('lantern');
  await readBalance(page);

  await endElsewhere(page);
  await sessionOver(page).getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, 'agent1');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toContainText('agent1');
});

test('[RT-15] a page that needs a login leads a guest there and back, and home who gives it up', async ({
  page,
}) => {
  const { username, password } = await newAccount();
  await page.goto('/seamless?game=1');
  await expect(page).toHaveURL('/');
  await fillLogin(page, username, password);
  await expect(page).toHaveURL(/\/seamless\?game=1$/);
  // All that the page asks for by itself is answered: the press is the first to hear of the end.
  await readBalance(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await endElsewhere(page);
  await sessionOver(page).getByRole('button', { name: 'Log in' }).click();
  // A toast of the login before can still be there, with a button to close it too.
  await loginOf(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[LOGIN-10] a token of the address opens a session once, and leaves no trace', async ({
  page,
  request,
  browser,
}) => {
  const ticket = await ticketOf(request, await newAccount());
  const requests: Request[] = [];
  page.on('request', (sent) => {
    if (!sent.isNavigationRequest()) requests.push(sent);
  });
  const addresses: string[] = [];
  await page.exposeFunction('note', (address: string) => addresses.push(address));
  await page.addInitScript(() => {
    const { note } = window as unknown as { note: (address: string) => void };
    new MutationObserver(() => {
      if (document.querySelector('link, script[src], style') !== null) note(location.href);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('about:blank');
  const before = await page.evaluate(() => window.history.length);
  await visit(page, `/rng?token=${ticket}&new=1`);
  await expect(logOutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/rng?new=1');
  await readBalance(page);
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
  // It is never in the address while a request is sent.
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => address.includes('token'))).toEqual([]);
  const bearers: string[] = [];
  for (const sent of requests) {
    const { referer = '', authorization = '' } = await sent.allHeaders();
    expect(`${sent.url()} ${referer}`).not.toContain(ticket);
    if (authorization.includes(ticket)) bearers.push(new URL(sent.url()).pathname);
  }
  expect(bearers).toEqual(['/wps/member/info']);
  expect(await tokenOf(page)).not.toBe(ticket);
  await page.goBack();
  await page.goForward();
  await expect(logOutButton(page)).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await visit(other, `/?token=${ticket}`);
  await expect(other.getByRole('dialog', { name: 'The link did not log you in' })).toContainText(
    'works once',
  );
  await expect(logInButton(other)).toHaveCount(1);
  await context.close();
});
