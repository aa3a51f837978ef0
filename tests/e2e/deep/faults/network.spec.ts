import { expect, test } from '@playwright/test';
import { settled } from '../../support/settled';
import { logIn, readBalance, visit } from '../../support/visitor';
import { timeCall } from './support/clock';
import { balance, feedback, help, sendFeedback } from './support/locators';

const SLOW = 'The page took longer time to load, please check your network connectivity';

test('[F3] a slow answer shows places at once, a word at 10 s, and is given up at 30 s', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page);
  await settled(page);
  let sent = 0;
  const lost: string[] = [];
  page.on('requestfailed', (request) => lost.push(request.url()));
  await page.route(/helpCenter/, () => {
    sent += 1;
  });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/help';
    link.textContent = 'To the help';
    document.querySelector('main')?.prepend(link);
  });
  const stopAt = await timeCall(page, 'helpCenter');
  await page.getByRole('link', { name: 'To the help' }).click();
  const help = page.getByRole('dialog', { name: 'Help centre' });
  await expect(help).toBeVisible();
  await expect(
    help.locator('[aria-busy="true"], [data-component="Skeleton"]').first(),
  ).toBeVisible();
  await expect.poll(() => sent).toBe(1);
  await stopAt(9_500);
  await expect(page.getByText(SLOW)).toHaveCount(0);
  await stopAt(10_500);
  await expect(page.getByText(SLOW)).toBeVisible();
  await stopAt(29_500);
  await expect(help.getByRole('alert')).toHaveCount(0);
  expect(lost.filter((url) => url.includes('helpCenter'))).toEqual([]);
  await stopAt(30_500);
  await expect.poll(() => lost.filter((url) => url.includes('helpCenter')).length).toBe(1);
  await page.clock.resume();
  await expect(help.getByRole('alert')).toContainText(SLOW);
  expect(sent).toBe(1);
});

test('[F27] a page of the back button’s cache asks for session and balance anew', async ({
  page,
}) => {
  await visit(page);
  await logIn(page);
  await settled(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(() => requested).toContain('/wps/session');
  await expect.poll(() => requested).toContain('/wps/v2/wallets/balance');
});

test('[F27] where the session has ended elsewhere, the page says so', async ({ page }) => {
  await visit(page);
  await logIn(page);
  await settled(page);
  const before = await readBalance(page);
  await page.evaluate(async () => {
    await fetch('/wps/session/logout', {
      method: 'DELETE',
      headers: {
        Merchant: 'parlour',
        Language: 'EN',
        Authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}`,
      },
    });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByText('You are not logged in, please login')).toBeVisible();
  await expect(balance(page)).toHaveCount(0);
  await expect(page.getByText(before)).toHaveCount(0);
});

test('[F28] after too many messages the button rests and counts, and nothing is sent by itself', async ({
  page,
}) => {
  const message = 'Too many requests, please try again after 5 minutes.';
  await page.clock.install();
  await visit(page);
  await logIn(page);
  await visit(page, '/help');
  let sent = 0;
  await page.route(/\/wps\/feedback$/, (route) => {
    sent += 1;
    return route.fulfill({
      status: 429,
      headers: { 'Retry-After': '300' },
      json: { success: false, value: null, message, errorCode: 'TOO_MANY_REQUESTS' },
    });
  });
  await help(page).getByRole('button', { name: 'Write feedback' }).click();
  await sendFeedback(page);
  const send = feedback(page).getByRole('button', { name: /^Send/ });
  await expect(feedback(page).getByRole('alert')).toHaveText(message);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toContainText(/[45]:\d\d/);
  await send.press('Enter');
  await page.clock.runFor(120_000);
  await expect(send).toContainText(/2:\d\d/);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(180_000);
  await expect(send).not.toHaveAttribute('aria-disabled');
  await page.clock.runFor(60_000);
  expect(sent).toBe(1);
  await page.unroute(/\/wps\/feedback$/);
  await send.click();
  await expect(feedback(page).getByText('Thank you')).toBeVisible();
});

for (const [closed, heading] of [
  [[false, false], null],
  [[true, false], /maintenance/i],
  [[false, true], /restricted/i],
  [[true, true], /maintenance/i],
] as const)
  test(`[F17] [ST-02] maintenance ${String(closed[0])} and region block ${String(closed[1])} in mid session`, async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page);
    await settled(page);
    await page.route(/\/wps\/system\/status/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: Record<string, { active: boolean }> };
      const [maintenance, region] = closed;
      Object.assign(body.value['maintenance'] ?? {}, { active: maintenance });
      Object.assign(body.value['regionRestriction'] ?? {}, { active: region });
      return route.fulfill({ response: answer, json: body });
    });
    await page.clock.fastForward(61_000);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    if (heading === null)
      await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();
    else await expect(title).toHaveText(heading);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
