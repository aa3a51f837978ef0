import { ThemeProvider } from '@parlour/design-system/theme';
import { CONTENT_PATHS, PATHS } from '@parlour/feature-core';
import {
  entriesOf,
  FeatureProviders,
  KEYS,
  loadTexts,
  readTags,
  readTexts,
  SAMPLE_MERCHANT,
} from '@parlour/feature-core/testing';
import { NotFoundPage } from '@parlour/feature-frame';
import type { GameLane } from '@parlour/gateway-openapi/start';
import { answer } from '@parlour/gateway-openapi/testing';
import { cleanup, render } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { type ComponentType, Suspense } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FEATURES, merchantRoutes, ROUTES } from './features';

/** The text of a key such as `wallet:pages.withdraw` in a language; what is no key stays as it is. */
function textOf(name: string, language: string): string {
  const [namespace = '', path] = name.split(':');
  if (path === undefined || name.includes(' ')) return name;
  const texts = readTexts().find((each) => each.tag === language && each.namespace === namespace);
  const text = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], texts?.texts);
  if (typeof text !== 'string') throw new Error(`${name} is no text in ${language}.`);
  return text;
}

/** Languages with texts. */
const LANGUAGES = readTags();

// A page and all that it imports is made when it is first drawn.
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

async function titleOf(path: string, Page: ComponentType): Promise<string> {
  document.title = BEFORE;
  render(
    <ThemeProvider>
      <FeatureProviders path={path} language={path in SAID ? 'en' : KEYS} visitor="agent">
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

const ENDING = ` · ${SAMPLE_MERCHANT.theme.name}`;
const SAYS_SITE = new RegExp(`${SAMPLE_MERCHANT.theme.name}|\\{\\{(?:name|site)\\}\\}`);

/** The keys of the names of all addresses, or what the gateway calls them. */
async function namesByPath(): Promise<[path: string, name: string][]> {
  const merchant = { ...SAMPLE_MERCHANT, extraGameTypes: ['CRASH', 'MINI'] };
  const names: [string, string][] = [];
  const note = async (path: string, Page: ComponentType) => {
    names.push([path, await titleOf(path, Page)]);
  };
  await note('/no-such-page', NotFoundPage);
  for (const { path, page } of [...ROUTES, ...merchantRoutes(merchant)])
    if (!isNamedByItsText(path)) await note(path, (await page()).default);
  // Those of the member centre lie over any page, and are addresses as well.
  for (const { id, title } of entriesOf(FEATURES, 'memberPages'))
    names.push([`/?member=${id}`, title + ENDING]);
  return names;
}

describe('an address', () => {
  let names: [path: string, name: string][];
  beforeAll(async () => {
    names = await namesByPath();
    await Promise.all(LANGUAGES.map(loadTexts));
  }, 240_000);

  it('has a name', () => {
    expect(names.length).toBeGreaterThan(20);
    expect(names.map(([path]) => path)).toContain(PATHS.seaLottery);
  });

  it.each(LANGUAGES)('has a title of its own, in %s', (language) => {
    const paths = new Map<string, string[]>();
    for (const [path, name] of names) {
      const title = textOf(name.replace(ENDING, ''), language);
      // A text that says the site's name itself needs no ending.
      if (!name.endsWith(ENDING)) expect(title, path).toMatch(SAYS_SITE);
      paths.set(title, [...(paths.get(title) ?? []), path]);
    }
    expect([...paths].filter(([, shared]) => shared.length > 1)).toEqual([]);
  });
});
