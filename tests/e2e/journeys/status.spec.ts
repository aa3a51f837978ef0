import { expect, type Page, test } from '@playwright/test';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { logIn, readBalance, visit } from '../support/visitor';

// Closing the site must not affect other tests.
let gateway: SecondGateway;

interface Closed {
  maintenance?: boolean;
  regionBlock?: boolean;
}

async function turn({ maintenance = false, regionBlock = false }: Closed): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Merchant: 'parlour', Language: 'EN' };
  const answer = await fetch(`${gateway.address}/wps/demo/switches`, {
    method: 'PUT',
    headers: { ...headers, 'X-Demo-Key': 'key-of-the-tests' },
    body: JSON.stringify({ maintenance, regionBlock }),
  });
  expect(answer.ok).toBe(true);
  // The gateway reads its switches once a second.
  const { host } = new URL(gateway.address);
  const status = async () => {
    const told = await fetch(`${gateway.address}/wps/system/status?host=${host}`, { headers });
    const { value } = (await told.json()) as {
      value: { maintenance: { active: boolean }; regionRestriction: { active: boolean } };
    };
    return [value.maintenance.active, value.regionRestriction.active];
  };
  await expect.poll(status).toEqual([maintenance, regionBlock]);
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const MAINTENANCE = /maintenance/i;
const BLOCK = /restricted/i;
const POLL = 61_000;

// All tests of this file share one site.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  gateway = await startSecondGateway({}, { offset: 22 });
});
test.beforeEach(() => turn({}));
test.afterAll(() => gateway.stop());

test('[ST-01] [ST-02] a closed site says so, maintenance first, with a way to customer service', async ({
  page,
  context,
}) => {
  await turn({ maintenance: true, regionBlock: true });
  await page.goto(`${gateway.address}/rng`);
  await expect(heading(page)).toHaveText(MAINTENANCE);
  await expect(page.getByText(/Your address: \S+/)).toHaveCount(0);
  await expect(page).toHaveTitle(MAINTENANCE);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    (await page.getByRole('main').getByRole('paragraph').first().textContent()) ?? '',
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Customer service' }).click(),
  ]);
  await chat.waitForLoadState();
  expect(chat.url()).toContain('/demo-chat/');
  expect(await chat.evaluate(() => [window.opener === null, document.referrer === ''])).toEqual([
    true,
    true,
  ]);
  expect(await chat.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([440, 750]);
  await expect(page.getByRole('link', { name: 'Open the chat' })).toHaveAttribute(
    'href',
    /\/demo-chat\//,
  );
  expect(asked).toEqual(['/wps/relay/CBS_launchChat']);

  await turn({ regionBlock: true });
  await page.reload();
  await expect(heading(page)).toHaveText(BLOCK);
  await expect(page.getByText(/Your address: \S+/)).toBeVisible();
});

/** The site asks again when its tab is seen again. */
const lookAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('closes while it is open, and comes back as it was left', async ({ page }) => {
  // Without the search index, which may load before or after typing, the gateway always does the search.
  await page.route('**/wps/games/searchIndex**', (route) => route.abort());
  await visit(page, `${gateway.address}/rng`);
  const search = page.getByLabel('Search games');
  // Everything has to be loaded before the page is scrolled, or it moves again.
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('gameName=a')),
    search.fill('a'),
  ]);
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const readPlace = () => page.evaluate(() => window.scrollY);
  let scrolled = await readPlace();
  await expect
    .poll(
      async () => {
        const before = scrolled;
        scrolled = await readPlace();
        return scrolled === before;
      },
      // Long enough for late content above to move it.
      { intervals: [500] },
    )
    .toBe(true);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const title = await page.title();

  await turn({ maintenance: true });
  await lookAgain(page);
  await expect(heading(page)).toHaveText(MAINTENANCE);
  await expect(search).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await turn({ regionBlock: true });
  await lookAgain(page);
  await expect(heading(page)).toHaveText(BLOCK);

  await turn({});
  await lookAgain(page);
  await expect(search).toBeVisible();
  await expect(search).toHaveValue('a');
  await expect(page).toHaveTitle(title);
  await expect.poll(readPlace).toBe(scrolled);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('[ST-01] closes at once when a call is refused, and the session outlives it', async ({
  page,
}) => {
  await visit(page, gateway.address);
  await logIn(page);
  const before = await readBalance(page);
  // Closed while the call is on its way: a call of the page itself may be refused first and take the button away.
  await page.route('**/wps/v2/wallets/balance*', async (route) => {
    await turn({ maintenance: true });
    await route.continue();
  });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Refresh balance/ })
    .click();
  await expect(heading(page)).toHaveText(MAINTENANCE);
  await page.unrouteAll({ behavior: 'wait' });
  await turn({});
  await lookAgain(page);
  await expect(page.getByRole('banner')).toContainText('member1');
  expect(await readBalance(page)).toBe(before);
});

/** The site polls a while after the last answer; until it has that, a minute may pass without a poll. */
const afterPoll = (page: Page, seen: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(POLL);
    await seen();
  }).toPass({ timeout: 15_000 });

test('[ST-01] closes within a minute, and a dialog that is open waits with the rest', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, `${gateway.address}/login`);
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username').fill('member1');
  await turn({ maintenance: true });
  await afterPoll(page, () => expect(heading(page)).toHaveText(MAINTENANCE, { timeout: 1000 }));
  await expect(login).toBeHidden();
  await page.getByRole('button', { name: 'Customer service' }).focus();
  await turn({});
  await afterPoll(page, () => expect(login).toBeVisible({ timeout: 1000 }));
  await expect(login.getByLabel('Username')).toHaveValue('member1');
  await login.getByLabel('Password', { exact: true }).fill('Parlour#2024');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('member1');
});

test('a tab that nobody sees asks for nothing', async ({ page }) => {
  await page.clock.install();
  await visit(page, gateway.address);
  await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward(POLL);
  expect(asked.filter((path) => path.includes('status'))).toEqual([]);
});
