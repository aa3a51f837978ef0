import { expect, type Page, test } from '@playwright/test';
import { settled } from '../../support/settled';
import { visit } from '../../support/visitor';
import { FaultyProxy } from './support/faultyProxy';
import { alert, cards, help, main } from './support/locators';

const NETWORK = 'Network link is abnormal, please try again';
const SLOW = 'The page took longer time to load, please check your network connectivity';
const CHUNK_ERROR = 'A part of the page could not be loaded. Check your connection and try again.';
/** Maximum time of two retries and the waits before them, in ms. */
const RETRIES_MS = 8_000;
/** Maximum recovery time after a fault, in ms (D5). */
const RECOVERY_MS = 5_000;

let proxy: FaultyProxy;
test.beforeEach(async () => {
  proxy = await FaultyProxy.open();
});
test.afterEach(() => proxy.close());

/** Opens a page through the proxy. */
const open = (page: Page, path: string): Promise<void> => visit(page, `${proxy.address}${path}`);

for (const fault of ['cut', 'reset'] as const)
  for (const [path, at, region] of [
    ['/news', /\/wps\/system\/content\?/, (page: Page) => alert(page)],
    ['/help', /helpCenter/, (page: Page) => help(page).getByRole('alert')],
  ] as const)
    test(`[F1] [F4] [D1] [D5] an answer that is ${fault} on its way is told on ${path}, and heals`, async ({
      page,
    }) => {
      Object.assign(proxy, { fault, at });
      await open(page, path);
      await expect(region(page)).toContainText(NETWORK, { timeout: RETRIES_MS });
      // Three tries (F2); the browser itself may add some after a reset.
      expect(proxy.strikes).toBeGreaterThanOrEqual(3);
      proxy.end();
      await region(page).getByRole('button').first().click();
      await expect(region(page)).toHaveCount(0, { timeout: RECOVERY_MS });
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    });

test('[F1] [D5] an answer of many small pieces is read as a whole', async ({ page }) => {
  Object.assign(proxy, { fault: 'slow', at: /GCSGAME_gameList/ });
  await open(page, '/rng');
  await expect(cards(page)).toBeVisible();
  expect(proxy.strikes).toBe(1);
  await expect(alert(page)).toHaveCount(0);
});

test('[F3] [D5] an answer that stops in its middle is spoken of after 10 s, and shown when it goes on', async ({
  page,
}) => {
  await page.clock.install();
  Object.assign(proxy, { fault: 'stalled', at: /\/wps\/system\/content\?/ });
  await open(page, '/news');
  await expect.poll(() => proxy.strikes).toBe(1);
  await page.waitForFunction(() => document.querySelector('#shell') === null);
  await page.clock.fastForward(10_500);
  // Not the same message of a chunk in flight, which is late by the clock, too.
  const notice = page.locator('[data-component="Notice"]').filter({ hasText: SLOW });
  await expect(notice).toBeVisible();
  proxy.end();
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible({
    timeout: RECOVERY_MS,
  });
  await expect(page.getByText(SLOW)).toHaveCount(0, { timeout: RECOVERY_MS });
});

test('[F8] [D1] [D5] a script that is cut in its middle is told, and loaded when it is asked for again', async ({
  page,
}) => {
  await open(page, '/');
  await settled(page);
  Object.assign(proxy, { fault: 'cut', at: /^\/assets\/.+\.js$/ });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Slots', exact: true })
    .click();
  await expect(main(page).getByText(CHUNK_ERROR)).toBeVisible({ timeout: RETRIES_MS });
  expect(proxy.strikes).toBeGreaterThan(0);
  proxy.end();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toBeVisible({ timeout: RECOVERY_MS });
});

test('[F29] [D1] a document whose script is cut says that it could not be started', async ({
  page,
}) => {
  Object.assign(proxy, { fault: 'cut', at: /^\/assets\/.+\.js$/ });
  await page.goto(`${proxy.address}/`, { waitUntil: 'commit' });
  await expect(page.getByText('The page could not be started.')).toBeVisible();
  proxy.end();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible({ timeout: RECOVERY_MS });
});
