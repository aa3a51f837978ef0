import { expect, type Locator, type Page, test } from '@playwright/test';
import { ODD_TEXTS } from '../support/oddTexts';
import { visit } from '../support/visitor';
import { expectQuiet, watch } from '../support/watch';

/** What the gateway's answers say in words that are no HTML. */
const TEXT_KEYS: ReadonlySet<string> = new Set([
  'account',
  'description',
  'displayName',
  'gameGroupName',
  'gameName',
  'labelName',
  'nodeName',
  'roomName',
  'subtitle',
  'summary',
  'title',
  'vendorName',
]);

const oddAt = (at: number): string => ODD_TEXTS[at % ODD_TEXTS.length] ?? '';

/** Puts the odd texts in the place of all words of a value: the first of a kind gets the text at `from`. */
function withOdd(value: unknown, from: number): unknown {
  const used = new Map<string, number>();
  const change = (key: string, one: unknown): unknown => {
    if (typeof one !== 'string' || !TEXT_KEYS.has(key)) return walk(one);
    const at = used.get(key) ?? 0;
    used.set(key, at + 1);
    return oddAt(from + at);
  };
  const walk = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, each]) => [key, change(key, each)]));
  };
  return walk(value);
}

async function sayOdd(page: Page, from: () => number): Promise<void> {
  await page.route(/\/(?:wps|lgw|lotto)\//, async (route) => {
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json'))
      return route.fulfill({ response });
    const body = (await response.json()) as { value?: unknown };
    return route.fulfill({ response, json: { ...body, value: withOdd(body.value, from()) } });
  });
}

interface View {
  path: string;
  open?: (page: Page) => Promise<void>;
  /** Whose words are those of the answer, in its order. */
  items: (page: Page) => Locator;
}

const main = (page: Page): Locator => page.getByRole('main');
const articles = (page: Page): Locator => main(page).getByRole('article');

const VIEWS: Record<string, View> = {
  'the navigation': {
    path: '/down',
    items: (page) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .locator('a[href]:not([href="/"]):not([href="/promotions"]):not([href*="?"])'),
  },
  'the notices': {
    path: '/',
    items: (page) => page.locator('[data-component="Marquee"]').getByRole('button'),
  },
  'the new games': {
    path: '/',
    items: (page) => page.getByRole('region', { name: 'New games' }).getByRole('article'),
  },
  'the winners': {
    path: '/',
    items: (page) => page.getByRole('region', { name: 'Winners' }).getByRole('listitem'),
  },
  'a list of games': { path: '/rng', items: articles },
  'the lotteries': {
    path: '/elott?mode=SEA',
    items: (page) => main(page).getByRole('tabpanel').getByRole('article'),
  },
  'the promotions': { path: '/promotions', items: articles },
  'the news': { path: '/news', items: (page) => main(page).getByRole('heading', { level: 2 }) },
  'a page of text': {
    path: '/content/vip',
    items: (page) => main(page).getByRole('heading', { level: 1 }),
  },
  'the chats': {
    path: '/',
    open: (page) => page.getByRole('button', { name: 'Help and contact' }).click(),
    items: (page) =>
      page
        .getByRole('complementary', { name: 'Help and contact' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('button') }),
  },
};

/** So many of a list are looked at, and so often at least: what is there once has few of the texts then. */
const MOST = 12;
const VISITS = 3;

for (const [name, { path, open, items }] of Object.entries(VIEWS))
  test(`[A7] words of the gateway are words in ${name}, whatever they are`, async ({ page }) => {
    const watched = await watch(page);
    let from = 0;
    await sayOdd(page, () => from);
    // What the site keeps of an answer for the visit would be said once more.
    await page.addInitScript(() => sessionStorage.clear());
    const seen = new Set<string>();
    for (let time = 0; time < VISITS; time += 1) {
      await visit(page, path);
      await open?.(page);
      await expect(items(page).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const said = (await items(page).allTextContents()).slice(0, MOST);
      for (const text of said) {
        const odd = ODD_TEXTS.filter((each) => text.includes(each));
        expect(odd, `instead of one of the odd texts: ${text}`).not.toEqual([]);
        for (const each of odd) seen.add(each);
      }
      // The next ones of all, which come by turns in short lists.
      from += Math.max(said.length, ODD_TEXTS.length / VISITS);
    }
    expect(seen.size).toBeGreaterThanOrEqual(VISITS);
    await expectQuiet(page, watched);
  });
