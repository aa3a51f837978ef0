import { expect, test } from '@playwright/test';
import { holdScripts, placesIn, shell, withoutScripts } from './support/shell';
import { collectFaults, visit } from './support/visitor';

/** Pages whose own first frame is in the HTML, with the call that they begin with. */
const PAGES = [
  { path: '/rng', title: 'Slots', call: 'GCSGAME_gameList' },
  { path: '/hot', title: 'Hot games', call: 'GCSGAME_hotGamesV2' },
  { path: '/elott', title: 'Lottery', call: 'games/popular' },
  { path: '/live', title: 'Live casino', call: 'GCSGAME_gameList' },
] as const;

/** What stands where it stood. */
const PARTS = {
  parts: ['.Page-Header', '.GameCardSkeleton-Root img, .GameCard-Root img'],
  measure: 'width',
} as const;

test.describe('the first frame of a page of games', () => {
  for (const { path, title, call } of PAGES) {
    test(`shows ${path} with its first games before the script`, async ({ page }) => {
      const faults = collectFaults(page);
      await withoutScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(shell(page).getByText(title, { exact: true })).toBeVisible();
      const pictures = shell(page).locator('.GameCardSkeleton-Root img');
      await expect(pictures).toHaveCount(6);
      await expect
        .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(faults).toEqual([]);
    });

    // Where vendors take as many lines as they need, the place of the games is not known.
    for (const width of path === '/live' ? [375] : [375, 1280])
      test(`gives way to ${path} at ${String(width)} px, which stands where it stood`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const first = shell(page).locator('.GameCardSkeleton-Root img').first();
        await expect(first).toBeVisible();
        const picture = await first.getAttribute('src');
        const before = await placesIn(page, '#shell', PARTS);
        // No frame between the two is without games.
        await page.evaluate(() => {
          new MutationObserver(() => {
            if (document.getElementById('shell') !== null) return;
            document.documentElement.dataset['bare'] ??= String(
              document.querySelector('#root .GameCard-Root img') === null,
            );
          }).observe(document.body, { childList: true, subtree: true });
        });
        release();
        const card = page.locator('#root').getByRole('article').first();
        await expect(card).toBeVisible();
        await expect(shell(page)).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('data-bare', 'false');
        expect(await card.locator('img').getAttribute('src')).toBe(picture);
        expect(await placesIn(page, '#root', PARTS)).toEqual(before);
      });

    test(`asks once for the first games of ${path}, from the HTML`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        asked.push(pathname);
      });
      await visit(page, path);
      await expect(page.getByRole('article').first()).toBeVisible();
      const script = asked.findIndex((each) => each.startsWith('/assets/'));
      expect(asked.slice(0, script).filter((each) => each.includes(call))).toHaveLength(1);
      expect(asked.filter((each) => each.includes(call))).toHaveLength(1);
    });
  }

  test('promises no games where the address narrows them', async ({ page }) => {
    await withoutScripts(page);
    await page.goto('/rng?q=koi', { waitUntil: 'commit' });
    await expect(shell(page).getByText('Slots', { exact: true })).toBeVisible();
    await expect(shell(page).locator('.GameCardSkeleton-Root img')).toHaveCount(0);
  });

  test('names the merchant where a page speaks of it', async ({ page }) => {
    await withoutScripts(page);
    await page.goto('/down', { waitUntil: 'commit' });
    await expect(shell(page).getByText('Parlour Demo on your phone')).toBeVisible();
  });
});
