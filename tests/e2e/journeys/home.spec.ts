import { expect, test } from '@playwright/test';
import { visit } from '../support/visitor';

const KEPT = ['hotGames', 'gameVendor', 'winners'];

test.describe('the home page', () => {
  test('[RT-01] [HOME-02] stands at /index.html, where its notices rest under the mouse and open at themselves', async ({
    page,
  }) => {
    await visit(page, '/index.html');
    const marquee = page.locator('[data-component="Marquee"]');
    const name = 'How long a withdrawal takes';
    const line = marquee.getByRole('list').locator('..');
    const states = () =>
      line.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
    await expect.poll(states).toEqual(['running']);
    await marquee.hover();
    await expect.poll(states).toEqual(['paused']);
    await page.mouse.move(0, 0);
    await expect.poll(states).toEqual(['running']);
    await marquee.getByRole('button', { name }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Notices' });
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('[CACHE-01] has its navigation, hot games and winners at once when it is loaded again, and asks for none of them', async ({
    page,
  }) => {
    const hot = page.getByRole('region', { name: 'Hot games' }).getByRole('article');
    const winners = page.getByRole('region', { name: 'Winners' }).getByRole('listitem');
    const slots = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Slots', exact: true });
    await visit(page);
    await expect(winners.first()).toBeVisible();
    // Answers are cached when the page is idle.
    await expect
      .poll(() => page.evaluate((keys) => keys.filter((key) => !(key in sessionStorage)), KEPT))
      .toEqual([]);
    const requested: string[] = [];
    await page.route(/GCSGAME_(?:gameVendor|hotGamesV2|getRankList)/, (route) => {
      requested.push(route.request().url());
      return route.abort();
    });
    await page.reload();
    await expect(hot).toHaveCount(6);
    await expect(winners.first()).toBeVisible();
    await expect(slots).toBeVisible();
    await visit(page, '/hot');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(requested.filter((url) => url.includes('hotGames'))).toEqual([]);
  });
});
