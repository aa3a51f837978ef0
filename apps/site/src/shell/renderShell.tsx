// Run by the build alone: the site before its script, rendered from its own components.
import { type Rendering, recordCalls } from '@parlour/delivery/rendering';
import { Page } from '@parlour/design-system/layout/Page';
import {
  type CachedName,
  type CoreStore,
  createStore,
  isInGamePath,
  LANGUAGES,
  LanguageProvider,
  PATHS,
  parseMerchant,
  type StorageKey,
} from '@parlour/feature-core';
import { BottomBar, Header, MainNav } from '@parlour/feature-frame';
import { InlineLogin } from '@parlour/feature-session';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { loadDictionary, loadLateDictionary } from '../dictionaries';
import { firstCalls } from '../firstCalls';
import { HOME_ADDRESSES } from '../homeAddresses';
import { allRoutes, firstFrames, loadHomeFrame, moduleOf, TITLE } from './firstFrames';

/** Placeholders of what only the server or the browser knows. */
const HOLES = {
  merchant: 'the-merchant',
  language: 'the-language',
  host: 'the-host',
  page: 'the-page',
  name: 'the-name',
  title: TITLE,
};
/** Makes addresses complete; nothing is sent. */
const NOWHERE = 'http://nowhere.invalid';

// All that components read of a browser while they render.
Object.assign(globalThis, { window: { location: { host: HOLES.host } } });

const MERCHANT = parseMerchant({
  platform: 'WEB',
  merchantCode: HOLES.merchant,
  gatewayUrl: NOWHERE,
  defaultLang: 'EN',
  supportLanguages: ['EN'],
  theme: { name: HOLES.name },
});
const ROUTES = allRoutes(MERCHANT);
const FRAMES = firstFrames(MERCHANT);

const storeIn = (tag: string) => createStore({ merchant: MERCHANT, readLanguage: () => tag });

/**
 * The frame and the first screen of a page in one language, with the site's description; null where it has no texts.
 * @param path address of the page, the home page's or one that has a first frame
 */
async function renderShell(tag: string, path: string): ReturnType<Rendering['renderShell']> {
  const first = await loadDictionary(tag);
  const late = await loadLateDictionary(tag);
  if (first === null || late === null) return null;
  const Shell = await (FRAMES[path] ?? loadHomeFrame)();
  const translator = createInstance();
  await translator.use(initReactI18next).init({
    lng: tag,
    resources: { [tag]: { ...first, ...late } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const shell = renderToStaticMarkup(
    <Provider store={storeIn(tag)}>
      <I18nextProvider i18n={translator}>
        <LanguageProvider load={loadDictionary}>
          <MemoryRouter initialEntries={[path]}>
            <Page
              labels={{ skip: '' }}
              header={<Header login={<InlineLogin />} />}
              nav={<MainNav />}
              bottomBar={<BottomBar />}
            >
              <Shell />
            </Page>
          </MemoryRouter>
        </LanguageProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { shell, about: translator.t('frame:footer.about') };
}

const PLACEHOLDERS = [
  [HOLES.merchant, '$merchant'],
  [HOLES.host, '$host'],
  [HOLES.page, '$page'],
  [HOLES.page.toUpperCase(), '$PAGE'],
  [HOLES.language, '$language'],
] as const;

/** Addresses of the calls that something makes, with placeholders for what the server or the browser knows. */
async function callsOf(make: (store: CoreStore) => unknown): Promise<string[]> {
  const calls = await recordCalls(NOWHERE, () => make(storeIn('en')));
  return calls.map((call) =>
    PLACEHOLDERS.reduce((text, [value, name]) => text.replaceAll(value, name), call),
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
          pathname: path.replace(/:\w+$/, HOLES.page),
          language: HOLES.language,
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
  HOLES,
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
