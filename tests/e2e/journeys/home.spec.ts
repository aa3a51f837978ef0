import { expect, test } from '@playwright/test';
import { visit } from '../support/visitor';

test.describe('the home page', () => {
  for (const path of ['/', '/index', '/index.html', '/home'])
    test(`[RT-01] stands at ${path}`, async ({ page }) => {
      await visit(page, path);
      await expect(page.getByRole('region', { name: 'New games' })).toBeVisible();
    });

  test('[HOME-01] [BAN-01] [BAN-02] shows the banners of the home page one after the other', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page);
    const strip = page.getByRole('region', { name: 'What is on' });
    await expect(strip.getByRole('group', { name: /^1 of \d/ })).toBeVisible();
    const dots = strip.getByRole('button', { name: /^Show banner \d/ });
    expect(await dots.count()).toBeGreaterThan(1);
    const current = () =>
      dots.evaluateAll((all) =>
        all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
      );
    expect(await current()).toBe(0);
    await page.clock.runFor(5200);
    await expect.poll(current).toBe(1);
    await dots.nth(3).click();
    await expect.poll(current).toBe(3);
    await page.mouse.move(0, 0);
    // The strip waits five seconds from when it sees that the mouse has left.
    const soon = async () => {
      await page.clock.runFor(1000);
      return current();
    };
    await expect.poll(soon).toBe(4);
    await strip.getByRole('button', { name: 'Pause the banners' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(12_000);
    expect(await current()).toBe(4);
  });

  test('[BAN-02] stands still where less motion is asked for, and has nothing to pause then', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await visit(page);
    const strip = page.getByRole('region', { name: 'What is on' });
    const first = strip.getByRole('button', { name: 'Show banner 1' });
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(strip.getByRole('button', { name: 'Pause the banners' })).toHaveCount(0);
    await page.clock.runFor(12_000);
    await expect(first).toHaveAttribute('aria-current', 'true');
    const second = strip.getByRole('button', { name: 'Show banner 2' });
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
  });

  test('[BAN-03] only banners with a link can be pressed', async ({ page }) => {
    await visit(page);
    const strip = page.getByRole('region', { name: 'What is on' });
    const slides = strip.getByRole('group', { includeHidden: true, name: /^\d of \d/ });
    await expect(slides.first()).toBeVisible();
    const kinds = await slides.evaluateAll((all) =>
      all.map((slide) => {
        const link = slide.querySelector('a, button');
        return link === null ? getComputedStyle(slide).cursor : getComputedStyle(link).cursor;
      }),
    );
    expect(kinds).toContain('pointer');
    expect(kinds.some((cursor) => cursor !== 'pointer')).toBe(true);
  });

  test('[HOME-02] a notice opens the notice list at itself; the line stands still under the mouse and the keyboard', async ({
    page,
  }) => {
    await visit(page);
    const marquee = page.locator('[data-component="Marquee"]');
    const name = 'How long a withdrawal takes';
    const notice = marquee.getByRole('button', { name });
    const line = marquee.getByRole('list').locator('..');
    const states = () =>
      line.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
    await expect.poll(states).toEqual(['running']);
    await marquee.hover();
    await expect.poll(states).toEqual(['paused']);
    await page.mouse.move(0, 0);
    await expect.poll(states).toEqual(['running']);
    // For the keyboard the notices are a row that stands.
    await page.keyboard.press('Tab');
    await notice.focus();
    await expect.poll(states).toEqual([]);
    await notice.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Notices' });
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('[HOME-03] a clock in the marquee ticks every second', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-14T09:26:53Z') });
    await visit(page);
    const clock = page.locator('[data-component="Marquee"] time');
    await expect(clock).toHaveText(/^14\/03\/2026 09:2\d:\d\d$/);
    const before = await clock.textContent();
    await page.clock.runFor(2000);
    await expect(clock).not.toHaveText(before ?? '');
  });

  test('[HOME-04] the jackpot starts between 11 and 12 billion, grows, and says that it is an illustration', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page);
    const jackpot = page.locator('[data-component="JackpotCounter"]');
    await expect(jackpot).toContainText('This figure is an illustration');
    const figure = jackpot.getByRole('img', { name: /^Jackpot [\d,.]+$/ });
    const amount = async () =>
      Number(((await figure.getAttribute('aria-label')) ?? '').replaceAll(/[^\d.]/g, ''));
    await expect.poll(amount).toBeGreaterThanOrEqual(11e9);
    const first = await amount();
    expect(first).toBeLessThan(12e9 + 1e6);
    await page.clock.runFor(5100);
    await expect.poll(amount).toBeGreaterThan(first);
    expect((await amount()) - first).toBeLessThanOrEqual(1500);
  });

  test('[CACHE-01] has its navigation, hot games and winners at once when it is loaded again', async ({
    page,
  }) => {
    await visit(page);
    const hot = page.getByRole('region', { name: 'Hot games' }).getByRole('article');
    const winners = page.getByRole('region', { name: 'Winners' }).getByRole('listitem');
    await expect(hot).toHaveCount(6);
    await expect(winners.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route(/GCSGAME_(?:gameVendor|hotGamesV2|getRankList)/, (route) => route.abort());
    await page.reload();
    await expect(hot).toHaveCount(6);
    await expect(winners.first()).toBeVisible();
    await expect(
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Slots', exact: true }),
    ).toBeVisible();
  });

  test('[HOME-05] three rows of six with a way to more', async ({ page }) => {
    await visit(page);
    for (const [name, href] of [
      ['New games', '/rng'],
      ['Hot games', '/hot'],
      ['Jackpot games', '/rng'],
    ] as const) {
      const row = page.getByRole('region', { name });
      await expect(row.getByRole('article')).toHaveCount(6);
      await expect(row.getByRole('link', { name: 'More' })).toHaveAttribute('href', href);
    }
    await page
      .getByRole('region', { name: 'Hot games' })
      .getByRole('link', { name: 'More' })
      .click();
    await expect(page).toHaveURL('/hot');
    await expect(page.getByRole('heading', { level: 1, name: 'Hot games' })).toBeVisible();
  });

  test('[HOME-06] offers the apps by code', async ({ page }) => {
    await visit(page);
    // Drawn when they come near.
    await page.getByRole('link', { name: 'Android' }).scrollIntoViewIfNeeded();
    for (const name of ['QR code of the Android app', 'QR code of the app for iPhone and iPad'])
      await expect(page.getByRole('img', { name })).toBeVisible();
  });

  test('[HOME-07] shows winners with whole amounts', async ({ page }) => {
    const [request] = await Promise.all([page.waitForRequest(/GCSGAME_getRankList/), visit(page)]);
    expect(new URL(request.url()).searchParams.get('pageSize')).toBe('42');
    const rows = page.getByRole('region', { name: 'Winners' }).getByRole('listitem');
    await expect(rows.first()).toContainText(/\*\*\*/);
    for (const text of await rows.allTextContents()) expect(text).toMatch(/\d{1,3}(,\d{3})*$/);
  });

  test('[LOB-05] a picture that does not come gives way to the default one, and nothing moves', async ({
    page,
  }) => {
    await page.route('**/TCG_PROD_IMAGES/GAME_ICON/**', (route) => route.abort());
    await visit(page);
    const card = page.getByRole('region', { name: 'New games' }).getByRole('article').first();
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator('[data-component="SmartImage"]');
    const before = await picture.boundingBox();
    await expect(picture).toHaveAttribute('data-state', 'shown');
    await expect(picture.locator('img')).toHaveAttribute('src', /game-default/);
    expect(await picture.boundingBox()).toEqual(before);
  });

  test('a row that fails says so and can be tried again; the others live on', async ({ page }) => {
    let isBroken = true;
    await page.route('**/GCSGAME_hotGamesV2**', (route) =>
      isBroken ? route.abort() : route.fallback(),
    );
    await visit(page);
    const hot = page.getByRole('region', { name: 'Hot games' });
    await expect(hot.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('region', { name: 'New games' }).getByRole('article')).toHaveCount(
      6,
    );
    isBroken = false;
    await hot.getByRole('button', { name: 'Try again' }).click();
    await expect(hot.getByRole('article')).toHaveCount(6);
  });
});
