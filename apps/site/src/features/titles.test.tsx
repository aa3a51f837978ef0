import { ThemeProvider } from '@parlour/design-system/theme';
import { CONTENT_PATHS, PATHS } from '@parlour/feature-core';
import { entriesOf, FeatureProviders, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { NotFoundPage } from '@parlour/feature-frame';
import type { GameLane } from '@parlour/gateway-openapi/start';
import { answer } from '@parlour/gateway-openapi/testing';
import { cleanup, render } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { type ComponentType, Suspense } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FEATURES, merchantRoutes, ROUTES } from './features';

const TEXTS = import.meta.glob<{ pages?: Record<string, string> }>(
  '../../../../packages/features/*/src/i18n/*/*/*.json',
  { eager: true, import: 'default' },
);

/** Languages with texts. */
const LANGUAGES = Object.keys(TEXTS)
  .filter((path) => path.includes('/first/common/'))
  .map((path) => path.replace(/^.*\/|\.json$/g, ''));

/** What a page of a centre is called: `wallet:pages.withdraw`. */
function nameIn(language: string, title: string): string {
  const [namespace, page = ''] = title.split(':pages.');
  const [, texts] =
    Object.entries(TEXTS).find(([path]) => path.endsWith(`/${namespace}/${language}.json`)) ?? [];
  const name = texts?.pages?.[page];
  if (name === undefined) throw new Error(`${title} is no text in ${language}.`);
  return name;
}

// A page and all that it imports is made when it is first drawn.
vi.setConfig({ testTimeout: 240_000 });
const PATIENCE = { timeout: 15_000 };
const BEFORE = 'not yet named';

/** Its name is that of a text. */
const isNamedByItsText = (path: string): boolean => path === CONTENT_PATHS.page;

/** Pages whose names are the gateway's to say, with what it says here. */
const SAID: Readonly<Record<string, string>> = {
  '/crash': 'Kites',
  '/mini': 'Small games',
  [PATHS.fbSports]: 'Fairbourne Sports',
};

const vendor = (vassalage: string, displayName: string, gameType: string) => ({
  vassalage,
  displayName,
  gameType,
  accountTypeName: vassalage,
  maintenance: false,
  gameCount: 1,
});
const LANES: GameLane[] = [
  { gameCategory: 'CRASH', labelName: 'Kites', vendors: [vendor('CR1', 'Ember Works', 'CRASH')] },
  { gameCategory: 'MINI', labelName: 'Small games', vendors: [vendor('MN1', 'Mint', 'MINI')] },
  {
    gameCategory: 'SPORTS',
    labelName: null,
    vendors: [vendor('FB', 'Fairbourne Sports', 'SPORTS')],
  },
];

const server = setupServer(
  answer('getGameVendors', { data: { lanes: LANES } }),
  // All the rest is on its way: a page is named before its data.
  http.all('*', () => new Promise<never>(() => undefined)),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

async function titleOf(path: string, Page: ComponentType, language: string): Promise<string> {
  document.title = BEFORE;
  render(
    <ThemeProvider>
      <FeatureProviders path={path} language={language} visitor="agent">
        <Suspense>
          <Page />
        </Suspense>
      </FeatureProviders>
    </ThemeProvider>,
  );
  await vi.waitFor(() => {
    expect(document.title, path).not.toBe(BEFORE);
    expect(document.title, path).toContain(SAID[path] ?? '');
  }, PATIENCE);
  const { title } = document;
  cleanup();
  return title;
}

describe('an address', () => {
  it.each(LANGUAGES)('has a title of its own, in %s', async (language) => {
    const merchant = { ...SAMPLE_MERCHANT, extraGameTypes: ['CRASH', 'MINI'] };
    const routes = [...ROUTES, ...merchantRoutes(merchant)];
    const titles = new Map<string, string[]>();
    const note = (title: string, path: string) =>
      titles.set(title, [...(titles.get(title) ?? []), path]);
    note(await titleOf('/no-such-page', NotFoundPage, language), '/no-such-page');
    for (const { path, page } of routes) {
      if (isNamedByItsText(path)) continue;
      note(await titleOf(path, (await page()).default, language), path);
    }
    // Those of the member centre lie over any page, and are addresses as well.
    for (const { id, title } of entriesOf(FEATURES, 'memberPages'))
      note(`${nameIn(language, title)} · ${SAMPLE_MERCHANT.theme.name}`, `/?member=${id}`);
    const shared = [...titles].filter(([, paths]) => paths.length > 1);
    expect(shared).toEqual([]);
    expect(titles.size).toBeGreaterThan(20);
    for (const [title] of titles) expect(title).toContain(SAMPLE_MERCHANT.theme.name);
    expect([...titles.values()].flat()).toContain(PATHS.seaLottery);
  });
});
