import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { anyGame } from '../support/games';
import { makeGameGreedy } from '../support/greedyGame';
import { textsOf } from '../support/languages';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { logIn, visit } from '../support/visitor';

/** Short enough to wait for. */
const SHORT = 'PT10S';
/** Longer than a test: no other check is due in it. */
const LONG = 'PT60M';
const folder = mkdtempSync(join(tmpdir(), 'parlour-policy-'));

let gateway: SecondGateway;
test.beforeAll(async () => {
  const open = JSON.parse(readFileSync('apps/gateway/policies/open.json', 'utf8')) as object;
  const file = join(folder, 'short.json');
  const realityCheck = { intervals: [SHORT, LONG], standard: null, isRequired: false };
  writeFileSync(file, JSON.stringify({ ...open, realityCheck }));
  gateway = await startSecondGateway({ MARKET_POLICY: file }, { offset: 40 });
});
test.afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true });
});

/** Chooses an interval as another device does. A check that is due already stays due. */
async function choose(page: Page, interval: string | null): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const answer = await page.request.put(`${gateway.address}/wps/saferPlay/realityCheck`, {
    headers: { Merchant: 'parlour', Language: 'EN', Authorization: `Bearer ${token}` },
    data: { interval },
  });
  expect(answer.ok()).toBe(true);
}

/** The choice is the account's, and the next test begins without one. */
test.afterEach(({ page }) => choose(page, null));

const check = (page: Page) => page.getByRole('dialog', { name: 'Your reminder' });
const spinIn = (page: Page) =>
  page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true });
const strip = (page: Page) => page.getByRole('group', { name: 'Your session' });

/** Opens the page of a game as a member. */
async function play(page: Page, username: string): Promise<string> {
  await visit(page, gateway.address);
  await logIn(page, username);
  const game = `${gateway.address}/seamless?game=${String(await anyGame(page))}`;
  await visit(page, game);
  await expect(strip(page)).toBeVisible();
  return game;
}

/** Chooses the short interval. */
async function remindSoon(page: Page): Promise<void> {
  await page.goto(`${gateway.address}/?member=saferPlay`);
  const group = page.getByRole('radiogroup', { name: 'Remind me' });
  await group.getByRole('radio').last().focus();
  await page.keyboard.press('ArrowDown');
  await expect(group.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^You are reminded every/)).toBeVisible();
}

test('[SP-05] [SP-06] [R06] [R07] [R08] [R31] time and money stand above a game, and a reminder interrupts it until it is answered, by keyboard', async ({
  page,
  context,
}) => {
  const game = await play(page, 'member1');
  await test.step('a round changes the net position and the balance', async () => {
    await expect(strip(page)).toContainText(/Played0:00:\d\d/);
    const spin = spinIn(page);
    await expect(async () => {
      const round = page.waitForResponse('**/wps/play/round', { timeout: 5000 });
      await spin.press('Enter');
      const { value } = (await (await round).json()) as { value: { balance: string } };
      const balance = value.balance.replace(/\B(?=(\d{3})+\.)/g, ',');
      await expect(strip(page)).toContainText(balance);
    }).toPass();
    expect(await axeViolations(page)).toEqual([]);
  });
  await test.step('[SP-04] the own limits are one press away, and the reminder is chosen there', async () => {
    await strip(page).getByRole('link', { name: 'Limits' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Reminder while you play' })).toBeVisible();
    await remindSoon(page);
  });
  await page.goto(game);
  await test.step('it lies over the game, and neither Escape nor a reload is an answer', async () => {
    await expect(check(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(check(page)).toBeVisible();
    await expect(check(page)).toContainText(/Time played0:00:\d\d.*Staked.*Won.*Net position/);
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await expect(check(page)).toBeFocused();
  });
  await test.step('an answer in another tab of the session closes it here', async () => {
    const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
    const other = await context.newPage();
    await other.goto(`${gateway.address}/healthz`);
    await other.evaluate((given) => sessionStorage.setItem('token', given), token);
    await other.goto(game);
    await expect(check(other)).toBeFocused();
    // What has not been seen can not be agreed to.
    await expect(check(other)).toContainText('Net position');
    await choose(page, LONG);
    await other.keyboard.press('Tab');
    await expect(other.getByRole('button', { name: 'Go on playing' })).toBeFocused();
    await other.keyboard.press('Enter');
    await expect(check(other)).toBeHidden();
    await expect(check(page)).toBeHidden();
    await test.step('and the game that waited for it begins', () =>
      expect(spinIn(other)).toBeAttached());
    await other.close();
  });
  await test.step('the next one leads to the bets', async () => {
    await choose(page, SHORT);
    await page.reload();
    await expect(check(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/member=personalHistoryCopy/);
  });
  await test.step('and the last one ends the game', async () => {
    const launched = page.waitForRequest('**/wps/play/session');
    await page.goto(game);
    const token = (await launched).headers()['x-launch-token'] ?? '';
    await expect(check(page)).toBeFocused();
    await page.getByRole('button', { name: 'Stop playing' }).press('Enter');
    await expect(page).toHaveURL(`${gateway.address}/`);
    await expect(check(page)).toBeHidden();
    const round = await page.request.post(`${gateway.address}/wps/play/round`, {
      headers: {
        Merchant: 'parlour',
        Language: 'EN',
        'X-Launch-Token': token,
        'Idempotency-Key': randomUUID(),
      },
      data: { stake: '0.20' },
    });
    expect(await round.json()).toMatchObject({ errorCode: 'LAUNCH_EXPIRED' });
  });
});

test('[SP-06] a game that wants the focus gets no key while the reminder is open', async ({
  page,
}) => {
  const taken = await makeGameGreedy(page);
  const game = await play(page, 'agent1');
  await remindSoon(page);
  await page.goto(game);
  const frame = page.locator('iframe');
  const goOn = page.getByRole('button', { name: 'Go on playing' });
  await test.step('it has them before', async () => {
    await expect(check(page)).toBeVisible();
    await goOn.press('Enter');
    await expect(frame).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('x');
      expect(taken()).toBeGreaterThan(0);
    }).toPass();
  });
  await test.step('it is away as soon as it takes the focus from the reminder', async () => {
    await expect(check(page)).toBeVisible();
    // A key may reach it until then; the gateway refuses its rounds (REALITY_CHECK_DUE).
    await expect(frame).toHaveCount(0);
    await expect(check(page)).toBeFocused();
    const before = taken();
    for (let key = 0; key < 60; key += 1) await page.keyboard.press('x', { delay: key % 5 });
    await expect(check(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(goOn).toBeFocused();
    expect(taken()).toBe(before);
  });
  await test.step('and begins anew after the answer', async () => {
    const before = taken();
    await page.keyboard.press('Enter');
    await expect(check(page)).toBeHidden();
    await expect(frame).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('x');
      expect(taken()).toBeGreaterThan(before);
    }).toPass();
  });
});

test('[SP-06] [I18N-04] the reminder is answered in Arabic, by keyboard and by name', async ({
  page,
}) => {
  const texts = textsOf('shared/late/play', 'ar');
  const game = await play(page, 'member1');
  await remindSoon(page);
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.goto(game);
  const dialog = page.getByRole('dialog', { name: texts('check.title') });
  await expect(dialog).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(dialog).toContainText(texts('check.net'));
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: texts('check.goOn') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('group', { name: texts('strip') })).toBeVisible();
});
