// Run by the build alone (apps/site/build/shell): the site before its script, drawn from its own parts.
import { Page } from '@parlour/design-system/layout/Page';
import {
  type CoreStore,
  createStore,
  isInGamePath,
  LANGUAGES,
  LanguageProvider,
  PATHS,
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
import { parseMerchant } from '../merchant';
import { allRoutes, firstFrames, loadHomeFrame, moduleOf, TITLE } from './firstFrames';
import type { Rendering } from './rendering';

/** Stand where the server or the browser knows better. */
const HOLES = {
  merchant: 'the-merchant',
  language: 'the-language',
  host: 'the-host',
  page: 'the-page',
  name: 'the-name',
  title: TITLE,
};
/** Only so that addresses are whole; nothing is sent. */
const NOWHERE = 'http://nowhere.invalid';

// All that the parts look up in a browser while they are drawn.
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

/** Addresses of the calls that are made by something, beginning with a slash, with the holes in them. */
async function recordCalls(make: (store: CoreStore) => unknown): Promise<string[]> {
  const calls: string[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = (input) => {
    const { headers, url } = new Request(input);
    const known = ['accept', 'language', 'merchant'];
    const other = [...headers.keys()].find((name) => !known.includes(name));
    if (other !== undefined) throw new Error(`The page's HTML can't begin a call with ${other}.`);
    calls.push(
      url
        .slice(NOWHERE.length)
        .replaceAll(HOLES.merchant, '$merchant')
        .replaceAll(HOLES.host, '$host')
        .replaceAll(HOLES.page, '$page')
        .replaceAll(HOLES.page.toUpperCase(), '$PAGE')
        .replaceAll(HOLES.language, '$language'),
    );
    return new Promise(() => undefined);
  };
  void make(storeIn('en'));
  // The client puts its headers together before it sends anything, and lists of games wait their turn (LOB-04).
  await new Promise((resolve) => setTimeout(resolve, 400));
  globalThis.fetch = send;
  return calls;
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
      found[path] = await recordCalls((store) =>
        opening(store, {
          pathname: path.replace(/:\w+$/, HOLES.page),
          language: HOLES.language,
        }),
      );
  }
  return found;
}

const IN_GAME_PATHS = Object.values(PATHS).filter(isInGamePath);

/** Modules of pages by address. */
const PAGES = Object.fromEntries(ROUTES.map((route) => [route.path, moduleOf(route)]));

export const rendering: Rendering = {
  HOLES,
  renderShell,
  SHELL_ADDRESSES: Object.keys(FRAMES),
  recordOpeningCalls: () => recordCalls(firstCalls),
  recordPageCalls,
  CODES,
  RIGHT_TO_LEFT,
  HOME_ADDRESSES,
  PAGES,
  IN_GAME_PATHS,
};
