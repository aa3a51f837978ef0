import { expect, test } from '@playwright/test';
import { holdScripts, placesIn, shell, withoutScripts } from '../support/shell';
import { collectFaults, visit } from '../support/visitor';

/** Pages whose own first frame is in the HTML, with their first pictures and the call that they begin with. */
const PAGES = [
  { path: '/rng', title: 'Slots', count: 6, call: 'GCSGAME_gameList' },
  { path: '/hot', title: 'Hot games', count: 6, call: 'GCSGAME_hotGamesV2' },
  { path: '/elott', title: 'Lottery', count: 6, call: 'games/popular' },
  // Of a type of games that the merchant has added.
  { path: '/crash', title: 'Kite & Anchor', count: 6, call: 'GCSGAME_gameList' },
  { path: '/live', title: 'Live casino', count: 6, call: 'GCSGAME_gameList' },
  { path: '/esports', title: 'E-sports', count: 5, call: 'GCSGAME_gameList' },
  { path: '/pointMall', title: 'Points mall', count: 6, call: 'getPointReward' },
  { path: '/promotions', title: 'Promotions', count: 6, call: 'getPromotionList' },
] as const;

const PLACE =
  ':is(.GameCardSkeleton-Root, .PromotionCardSkeleton-Media, .PointsProductCardSkeleton-Media) img';
const CARD = ':is(.GameCard-Root, .PromotionCard-Root, .PointsProductCard-Root) img';

/** Pages of words, whose first ones are in the HTML; the parts stand where they stood. */
const TEXTS = [
  {
    path: '/news',
    words: ['A quieter lobby', 'Everything else is one search away.'],
    parts: ['.ContentListPage-Title', 'li .LinkCard-Title', 'li:nth-child(4) .LinkCard-Title'],
  },
  {
    path: '/content/vip',
    words: ['The VIP programme', 'Nobody should play for it.'],
    parts: ['.ContentArticle-Title', '.SafeHtml-Root > p', '.SafeHtml-Root li', '.HousePages-Root'],
  },
  {
    path: '/content/news-quiet-lobby',
    words: ['A quieter lobby', 'Everything else is one search away.'],
    parts: ['.ContentArticle-Title', '.ContentArticle-Time', '.SafeHtml-Root > p'],
  },
  {
    path: '/agentLogin',
    words: ['Agent login', 'For agents and their teams.'],
    parts: ['.AgentLoginPage-Root', '.AgentLoginPage-Intro'],
  },
  {
    path: '/favourites',
    words: ['Log in to see your games', 'kept with your account'],
    parts: ['.EmptyState-Root'],
  },
] as const;

/** What stands where it stood. */
const PARTS = {
  parts: ['.Page-Header', `${PLACE}, ${CARD}`],
  measure: 'width',
} as const;

test.describe('the first frame of a page', () => {
  for (const { path, title, count } of PAGES) {
    test(`shows ${path} with its first pictures before the script`, async ({ page }) => {
      const faults = collectFaults(page);
      await withoutScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(shell(page).locator('h1').getByText(title, { exact: true })).toBeVisible();
      const pictures = shell(page).locator(PLACE);
      await expect(pictures).toHaveCount(count);
      await expect
        .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(faults).toEqual([]);
    });

    // Where vendors take as many lines as they need, the place of the games is not known.
    for (const width of ['/live', '/esports'].includes(path) ? [375] : [375, 1280])
      test(`gives way to ${path} at ${String(width)} px, which stands where it stood`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const first = shell(page).locator(PLACE).first();
        await expect(first).toBeVisible();
        const picture = await first.getAttribute('src');
        const before = await placesIn(page, '#shell', PARTS);
        // No frame between the two is without cards.
        await page.evaluate((card) => {
          new MutationObserver(() => {
            if (document.getElementById('shell') !== null) return;
            document.documentElement.dataset['bare'] ??= String(
              document.querySelector(`#root ${card}`) === null,
            );
          }).observe(document.body, { childList: true, subtree: true });
        }, CARD);
        release();
        const card = page.locator('#root').getByRole('article').first();
        await expect(card).toBeVisible();
        await expect(shell(page)).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('data-bare', 'false');
        expect(await card.locator('img').getAttribute('src')).toBe(picture);
        expect(await placesIn(page, '#root', PARTS)).toEqual(before);
      });
  }

  for (const { path, words, parts } of TEXTS)
    for (const width of [375, 1280])
      test(`shows the words of ${path} at ${String(width)} px before the script, where they stay [SUP-06]`, async ({
        page,
      }) => {
        const faults = collectFaults(page);
        await page.setViewportSize({ width, height: 800 });
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        for (const text of words) await expect(shell(page).getByText(text)).toBeVisible();
        const before = await placesIn(page, '#shell', { parts, measure: 'width' });
        release();
        await expect(shell(page)).toHaveCount(0);
        for (const text of words)
          await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
        expect(await placesIn(page, '#root', { parts, measure: 'width' })).toEqual(before);
        expect(faults).toEqual([]);
      });

  test('knows nothing of a page of text that there is not', async ({ page }) => {
    await withoutScripts(page);
    await page.goto('/content/nothing', { waitUntil: 'commit' });
    await expect(page.locator('html')).not.toHaveAttribute('data-at');
    await expect(shell(page).locator('.Page-Header')).toBeVisible();
  });

  for (const { path, call, ready } of [
    ...PAGES.map((page) => ({ ...page, ready: CARD })),
    { path: '/news', call: 'kind=NEWS', ready: 'main li a' },
    { path: '/content/vip', call: '/wps/system/content/vip', ready: 'main h1' },
  ])
    test(`asks once for what ${path} shows first, from the HTML`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        asked.push(pathname + search);
      });
      await visit(page, path);
      await expect(page.locator(ready).first()).toBeVisible();
      const script = asked.findIndex((each) => each.startsWith('/assets/'));
      expect(asked.slice(0, script).filter((each) => each.includes(call))).toHaveLength(1);
      expect(asked.filter((each) => each.includes(call))).toHaveLength(1);
    });

  test('[CACHE-01] asks for no hot games that are kept for the visit', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('GCSGAME_hotGamesV2')) asked.push(request.url());
    });
    const games = page.getByRole('main').getByRole('article', { name: 'Lantern Koi' });
    await page.goto('/hot');
    await expect(games.first()).toBeVisible();
    expect(asked).toHaveLength(1);
    await page.waitForFunction(() => sessionStorage.getItem('hotGames') !== null);
    await page.reload();
    await expect(games.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
  });

  test('promises no games where the address narrows them', async ({ page }) => {
    await withoutScripts(page);
    await page.goto('/rng?q=koi', { waitUntil: 'commit' });
    await expect(shell(page).getByText('Slots', { exact: true })).toBeVisible();
    await expect(shell(page).locator(PLACE)).toHaveCount(0);
  });

  test('names the merchant where a page speaks of it', async ({ page }) => {
    await withoutScripts(page);
    await page.goto('/down', { waitUntil: 'commit' });
    await expect(shell(page).getByText('Parlour Demo on your phone')).toBeVisible();
  });
});
