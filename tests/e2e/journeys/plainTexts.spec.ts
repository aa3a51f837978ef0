import { expect, type Locator, type Page, test } from '@playwright/test';
import { ODD_TEXTS } from '../support/oddTexts';
import { settled } from '../support/settled';
import { visit } from '../support/visitor';
import { expectQuiet, watch } from '../support/watch';

/** Fields of the gateway's answers with plain text. */
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

/** Replaces all plain texts of a value by odd texts, starting for each field with the text at `from`. */
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
  /** Lists that show texts of the answer in its order, by field. */
  lists: Record<string, (page: Page) => Locator>;
}

const main = (page: Page): Locator => page.getByRole('main');
const articles = (page: Page): Locator => main(page).getByRole('article');

const VIEWS: readonly View[] = [
  {
    path: '/',
    open: (page) => page.getByRole('button', { name: 'Help and contact' }).click(),
    lists: {
      'the notices': (page) => page.locator('[data-component="Marquee"]').getByRole('button'),
      'the new games': (page) =>
        page.getByRole('region', { name: 'New games' }).getByRole('article'),
      'the winners': (page) => page.getByRole('region', { name: 'Winners' }).getByRole('listitem'),
      'the chats': (page) =>
        page
          .getByRole('complementary', { name: 'Help and contact' })
          .getByRole('listitem')
          .filter({ has: page.getByRole('button') }),
    },
  },
  {
    path: '/rng',
    lists: {
      'the navigation': (page) =>
        page
          .getByRole('navigation', { name: 'Main' })
          .locator('a[href]:not([href="/"]):not([href="/promotions"]):not([href*="?"])'),
      'a list of games': articles,
    },
  },
  {
    path: '/elott?mode=SEA',
    lists: {
      'the lotteries': (page) => main(page).getByRole('tabpanel').getByRole('article'),
    },
  },
  { path: '/promotions', lists: { 'the promotions': articles } },
  {
    path: '/news',
    lists: { 'the news': (page) => main(page).getByRole('heading', { level: 2 }) },
  },
  {
    path: '/content/vip',
    lists: { 'a page of text': (page) => main(page).getByRole('heading', { level: 1 }) },
  },
];

/** Maximum number of checked items of a list. */
const MOST = 12;

test('[A7] words of the gateway are words in every view, whatever they are', async ({ page }) => {
  test.slow();
  const watched = await watch(page);
  let from = 0;
  await sayOdd(page, () => from);
  // Answers cached for the visit would be shown again.
  await page.addInitScript(() => sessionStorage.clear());
  const seen = new Set<string>();
  for (const { path, open, lists } of VIEWS) {
    await visit(page, path);
    await settled(page);
    await open?.(page);
    for (const [name, list] of Object.entries(lists))
      await test.step(name, async () => {
        // By script, because Playwright waits until an element stops moving, and a marquee never does.
        await list(page)
          .first()
          .evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await settled(page);
        const said = (await list(page).allTextContents()).slice(0, MOST);
        expect(said).not.toEqual([]);
        for (const text of said) {
          const odd = ODD_TEXTS.filter((each) => text.includes(each));
          expect(odd, `instead of one of the odd texts: ${text}`).not.toEqual([]);
          for (const each of odd) seen.add(each);
        }
      });
    // Start with the next texts, so that short lists get different ones.
    from += ODD_TEXTS.length / 3;
  }
  expect([...ODD_TEXTS].filter((each) => !seen.has(each))).toEqual([]);
  await expectQuiet(page, watched);
});
