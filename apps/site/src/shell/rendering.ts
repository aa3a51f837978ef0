// For the build only: what the site tells `delivery` (packages/delivery).
import { type Rendering, recordCalls } from '@parlour/delivery/rendering';
import {
  type CachedName,
  type CoreStore,
  isInGamePath,
  LANGUAGES,
  PATHS,
  type StorageKey,
} from '@parlour/feature-core';
import { firstCalls } from '../firstCalls';
import { HOME_ADDRESSES } from '../homeAddresses';
import { moduleOf } from './firstFrames';
import { renderShell } from './renderShell';
import { FRAMES, NOWHERE, PLACEHOLDERS, ROUTES, storeIn } from './sampleMerchant';

const REPLACEMENTS = [
  [PLACEHOLDERS.merchant, '$merchant'],
  [PLACEHOLDERS.host, '$host'],
  [PLACEHOLDERS.page, '$page'],
  [PLACEHOLDERS.page.toUpperCase(), '$PAGE'],
  [PLACEHOLDERS.language, '$language'],
] as const;

/** Addresses of the calls that something makes, with placeholders for what the server or the browser knows. */
async function callsOf(make: (store: CoreStore) => unknown): Promise<string[]> {
  const calls = await recordCalls(NOWHERE, () => make(storeIn('en')));
  return calls.map((call) =>
    REPLACEMENTS.reduce((text, [value, name]) => text.replaceAll(value, name), call),
  );
}

/** Gateway codes of the languages, by tag. */
const CODES = Object.fromEntries(LANGUAGES.map(({ tag, code }) => [tag, code]));

const RIGHT_TO_LEFT = LANGUAGES.filter(({ direction }) => direction === 'rtl').map(
  ({ tag }) => tag,
);

/** The calls that pages begin with, by address. */
async function recordPageCalls(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { path, page, needsLogin } of ROUTES) {
    const { opening } = needsLogin === undefined ? await page() : {};
    if (opening !== undefined)
      found[path] = await callsOf((store) =>
        opening(store, {
          pathname: path.replace(/:\w+$/, PLACEHOLDERS.page),
          language: PLACEHOLDERS.language,
        }),
      );
  }
  return found;
}

/** Storage keys that the first script reads before core is loaded. */
const STORAGE = {
  theme: 'theme',
  language: 'language',
  defaultLanguage: 'defaultLanguage',
  token: 'token',
} satisfies Record<string, StorageKey>;
const CACHED = { hotGames: 'hotGames' } satisfies Record<string, CachedName>;

/** What a server writes into slots (docs/contracts/site-document.md). */
const FILLINGS: Rendering['FILLINGS'] = {
  banner: '<picture><source><img></picture>',
  picture: '<img>',
  text: '<p></p><h2></h2><h3></h3><ul><li></li></ul><ol></ol>',
};

const IN_GAME_PATHS = Object.values(PATHS).filter(isInGamePath);

/** Modules of pages by address. */
const PAGES = Object.fromEntries(ROUTES.map((route) => [route.path, moduleOf(route)]));

export const rendering: Rendering = {
  PLACEHOLDERS,
  renderShell,
  SHELL_ADDRESSES: Object.keys(FRAMES),
  recordOpeningCalls: () => callsOf(firstCalls),
  recordPageCalls,
  CACHED,
  STORAGE,
  FILLINGS,
  CODES,
  RIGHT_TO_LEFT,
  HOME_ADDRESSES,
  PAGES,
  IN_GAME_PATHS,
};
