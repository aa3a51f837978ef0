import { expect, type Page } from '@playwright/test';
import { delayScripts, positionsIn, shell } from './shell';
import { collectErrors, visit } from './visitor';

/** Pages whose own first frame is in the HTML, with their first pictures and the call that they begin with. */
export const PAGES = [
  { path: '/rng', title: 'Slots', count: 6, call: 'GCSGAME_gameList' },
  { path: '/hot', title: 'Hot games', count: 6, call: 'GCSGAME_hotGamesV2' },
  { path: '/elott', title: 'E-lottery', count: 6, call: 'games/popular' },
  // A game type that the merchant has added.
  { path: '/crash', title: 'Kite & Anchor', count: 6, call: 'GCSGAME_gameList' },
  { path: '/live', title: 'Live casino', count: 6, call: 'GCSGAME_gameList' },
  { path: '/esports', title: 'E-sports', count: 5, call: 'GCSGAME_gameList' },
  { path: '/pointMall', title: 'Points mall', count: 6, call: 'getPointReward' },
  { path: '/promotions', title: 'Promotions', count: 6, call: 'getPromotionList' },
] as const;

export const PLACE =
  ':is(.GameCardSkeleton-Root, .PromotionCardSkeleton-Media, .PointsProductCardSkeleton-Media) img';
const CARD = ':is(.GameCard-Root, .PromotionCard-Root, .PointsProductCard-Root) img';

/** Pages of text, which begins in the HTML; nothing moves when the page renders. */
export const TEXTS = [
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

/** Elements that must not move. */
const PARTS = {
  parts: ['.Page-Header', `${PLACE}, ${CARD}`],
  measure: 'width',
} as const;

/** The page replaces the first frame; its cards are at the same positions, with the same first picture. */
export async function expectCardsStay(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const release = await delayScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const first = shell(page).locator(PLACE).first();
  await expect(first).toBeVisible();
  const picture = await first.getAttribute('src');
  const before = await positionsIn(page, '#shell', PARTS);
  // There must be no frame without cards in between.
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
  expect(await positionsIn(page, '#root', PARTS)).toEqual(before);
}

/** The first words of a page of text are in the HTML and do not move when the script renders. */
export async function expectWordsStay(
  page: Page,
  { path, words, parts }: (typeof TEXTS)[number],
  width: number,
): Promise<void> {
  const errors = collectErrors(page);
  await page.setViewportSize({ width, height: 800 });
  const release = await delayScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  for (const text of words) await expect(shell(page).getByText(text)).toBeVisible();
  const before = await positionsIn(page, '#shell', { parts, measure: 'width' });
  release();
  await expect(shell(page)).toHaveCount(0);
  for (const text of words)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  expect(await positionsIn(page, '#root', { parts, measure: 'width' })).toEqual(before);
  expect(errors).toEqual([]);
}

/** The first data of pages, by a part of the call's URL, with what is visible once it has loaded. */
export const CALLS = [
  ...PAGES.map(({ path, call }) => ({ path, call, ready: CARD })),
  { path: '/news', call: 'kind=NEWS', ready: 'main li a' },
  { path: '/content/vip', call: '/wps/system/content/vip', ready: 'main h1' },
];

/** A page requests its first data once, from the HTML. */
export async function expectOneCall(page: Page, path: string): Promise<void> {
  const { call, ready } = CALLS.find((each) => each.path === path) ?? { call: '-', ready: '-' };
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    requested.push(pathname + search);
  });
  await visit(page, path);
  await expect(page.locator(ready).first()).toBeVisible();
  const script = requested.findIndex((each) => each.startsWith('/assets/'));
  expect(requested.slice(0, script).filter((each) => each.includes(call))).toHaveLength(1);
  expect(requested.filter((each) => each.includes(call))).toHaveLength(1);
}
