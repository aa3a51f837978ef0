import { expect, type Frame, type Page, test } from '@playwright/test';
import { FORGERS, replaceGame, SIBLING } from '../support/evilGame';
import { readBalance, visitAsMember } from '../support/visitor';
import { expectQuiet, GAMES, SITE, type Watched, watch } from '../support/watch';

const UNREAD = /\/CSP_unreadCount/;

/** The visible state of a visit, except for answers that the site caches when it is idle. */
const stateOf = async (page: Page) => ({
  address: page.url(),
  storage: await page.evaluate(() =>
    [sessionStorage, localStorage].map((storage) => [
      storage.getItem('mark'),
      storage.getItem('token'),
    ]),
  ),
  banner: await page.getByRole('banner').ariaSnapshot(),
  windows: page.context().pages().length,
  frames: await page.locator('iframe').count(),
  alerts: await page.getByRole('alert').count(),
});

test.describe('a game that means harm', () => {
  let watched: Watched;
  let game: Frame;

  test.beforeEach(async ({ page }) => {
    watched = await watch(page, { allowed: [GAMES, SIBLING] });
    await visitAsMember(page, '/');
    await replaceGame(page);
    await Promise.all([
      page.waitForResponse(/\/wallets\/balance/),
      page.waitForResponse(UNREAD),
      page.goto('/seamless?vassalage=MZN&gameType=LIVE'),
    ]);
    await expect(page.frameLocator('iframe').getByText('Tried by itself.')).toBeVisible();
    const found = page.frame({ url: `${GAMES}/evil-game` });
    if (found === null) throw new Error('The game is not framed.');
    game = found;
    // Waits for the header, whose rendering is not caused by the game.
    expect(await readBalance(page)).not.toBe('');
    await page.evaluate(() => {
      for (const storage of [sessionStorage, localStorage]) storage.setItem('mark', 'kept');
    });
  });

  test('can not lead the page away, even when it is pressed', async ({ page }) => {
    const before = await stateOf(page);
    await game.getByRole('button', { name: 'Try' }).click();
    await expect(game.getByText('Tried by a press.')).toBeVisible();
    expect(await stateOf(page)).toEqual(before);
    expect(page.url()).toBe(`${SITE}/seamless?vassalage=MZN&gameType=LIVE`);
    expect(await page.evaluate(() => window.hit)).toBeUndefined();
    expect(watched.foreign).toEqual([]);
    expect(watched.windows).toEqual([]);
    expect(watched.refusals).toEqual([]);
  });

  test('is not heard where it forges what it says, nor is anybody else', async ({ page }) => {
    const before = await stateOf(page);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wps/')) requested.push(new URL(request.url()).pathname);
    });
    expect(await game.evaluate('window.forge()')).toBeGreaterThanOrEqual(12);
    for (const name of FORGERS)
      await expect(game.frameLocator(`iframe[title="${name}"]`).getByText('Sent')).toBeVisible();
    // Another frame of the page, from the games' own host.
    await page.evaluate((origin) => {
      const frame = document.createElement('iframe');
      frame.title = 'sibling';
      frame.src = `${origin}/evil-forger`;
      document.body.append(frame);
    }, GAMES);
    await expect(page.frameLocator('iframe[title="sibling"]').getByText('Sent')).toBeVisible();
    await page.evaluate(() => document.querySelector('iframe[title="sibling"]')?.remove());
    expect(await stateOf(page)).toEqual(before);
    expect(requested).toEqual([]);

    // After all these, a genuine message is handled, and only once.
    await Promise.all([
      page.waitForResponse(/\/wallets\/balance/),
      game.evaluate('window.sayTruth()'),
    ]);
    expect(requested.filter((path) => path.endsWith('/balance'))).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(before.alerts);
    await expectQuiet(page, watched);
  });
});
