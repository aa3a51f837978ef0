import { expect, type Page, test } from '@playwright/test';
import {
  CHUNK_ERROR,
  expectPageWorksWithout,
  expectPageWorksWithoutFrame,
} from '../deep/faults/support/brokenComponents';
import { stopClock } from '../deep/faults/support/clock';
import { expectFaultsHandled } from '../deep/faults/support/expectFaultsHandled';
import type { Kind } from '../deep/faults/support/kinds';
import { ROWS } from '../deep/faults/support/operations';
import { visitWithOwnAccount } from '../support/account';
import { isChunk } from '../support/chunks';
import { settled } from '../support/settled';
import { visit } from '../support/visitor';
import { countOf, dropAnswers } from '../support/wallet';

const NETWORK = 'Network link is abnormal, please try again';
const isCall = (url: string): boolean => /\/(?:wps|lgw|lotto)\//.test(new URL(url).pathname);
const slots = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots', exact: true });

/** Calls whose errors are handled differently. The deep run tests all calls with all kinds of faults. */
const CALLS: readonly [operation: string, kind: Kind][] = [
  ['getGameList', '5xx'],
  ['listContentPages', 'reset'],
  ['getHelpCenter', 'time-out'],
  ['getSystemStatus', 'wrong shape'],
];

for (const [operation, kind] of CALLS)
  test(`[D1] [D5] [ERR-02] [ERR-04] ${operation} fails by ${kind}, is told or gone without, and heals`, async ({
    page,
  }) => {
    const row = ROWS.find((one) => one.operation === operation);
    if (row === undefined) throw new Error(`No row is called ${operation}.`);
    await expectFaultsHandled(page, row, [kind]);
  });

test('[F7] [ERR-04] without a network a strip says so, polls rest, and each call is made once on return', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await visit(page, '/elott');
  await settled(page);
  // The end of the footer makes the last call of the page, for the market policy.
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Help with gambling' }),
  ).toBeAttached();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (isCall(request.url())) requested.push(request.url());
  });
  await context.setOffline(true);
  const strip = page.locator('[data-component="OfflineBanner"]');
  await expect(strip).toContainText(NETWORK);
  for (let minute = 0; minute < 4; minute += 1) await page.clock.fastForward(61_000);
  expect(requested).toEqual([]);
  await context.setOffline(false);
  await expect(strip).toContainText('The connection is back');
  await page.clock.runFor(2_000);
  await expect.poll(() => requested.length).toBeGreaterThan(2);
  const twice = requested.filter((url, at) => requested.indexOf(url) !== at);
  expect(twice).toEqual([]);
  await page.clock.runFor(5_000);
  await expect(strip).not.toContainText('The connection is back');
});

test('[F8] [ERR-03] a part that is gone for good loads the page once more at most, and then says so', async ({
  page,
}) => {
  await visit(page);
  await settled(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  let isNew = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isNew = true;
  });
  // Two versions behind one address: the HTML always names a script that the page does not have.
  await page.route('/', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('/assets/', '/assets/new-');
    return route.fulfill({ response: answer, body });
  });
  await page.route(isChunk, (route) => (isNew ? route.continue() : route.fulfill({ status: 404 })));
  await slots(page).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('banner')).toBeVisible();
  await settled(page);
  await page.unroute(isChunk);
  await page.route(isChunk, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Live casino' })
    .or(page.locator('nav a[href="/live"]'))
    .first()
    .click();
  await expect(page.getByRole('main').getByText(CHUNK_ERROR)).toBeVisible();
  expect(loads).toBe(1);
});

test('[F9] [ERR-03] a part that does not come is given up after 120 s', async ({ page }) => {
  await page.clock.install();
  await visit(page);
  await settled(page);
  let requested = 0;
  await page.route(isChunk, () => {
    requested += 1;
  });
  await stopClock(page);
  await slots(page).click();
  await expect.poll(() => requested).toBeGreaterThan(0);
  await page.clock.fastForward(119_000);
  await expect(page.getByRole('main').getByText(CHUNK_ERROR)).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await expect(page.getByRole('main').getByText(CHUNK_ERROR)).toBeVisible();
});

test('[F29] a start that does not come is spoken of within 10 s', async ({ page }) => {
  await page.clock.install();
  await page.route(isChunk, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#shell')).toBeAttached();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('The page could not be started.')).toBeVisible({ timeout: 10_000 });
});

test('[F26] [D1] the page lives on when a component of a page throws, and a part of the frame', async ({
  page,
  context,
}) => {
  await expectPageWorksWithout(page, 'GameRow');
  await expectPageWorksWithoutFrame(await context.newPage(), 'footer');
});

test('[WAL-05] a deposit whose answer got lost is checked, never sent twice', async ({ page }) => {
  const deposits = '/wps/wallet/deposits';
  await visitWithOwnAccount(page, '/?member=depositv2');
  await page.getByRole('radio', { name: 'Pebble wallet' }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('24.99');
  await dropAnswers(page, deposits);
  await page.getByRole('button', { name: 'Deposit now' }).click();
  await expect(page.getByRole('heading', { name: /Deposit of .*24\.99/ })).toBeVisible();
  expect(await countOf(page, deposits, '24.99')).toBe(1);
});
