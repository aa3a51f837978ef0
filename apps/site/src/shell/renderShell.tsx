// Run by the build alone (apps/site/build/shell): the site before its script, drawn from its own parts.
import { Page } from '@parlour/design-system/layout/Page';
import {
  createStore,
  isInGamePath,
  LANGUAGES,
  LanguageProvider,
  PATHS,
} from '@parlour/feature-core';
import { BottomBar, Header, MainNav } from '@parlour/feature-frame';
import { HOME_PATHS, HomeShell } from '@parlour/feature-home';
import { InlineLogin } from '@parlour/feature-session';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { loadDictionary } from '../dictionaries';
import { FEATURES } from '../features/features';
import { parseMerchant } from '../merchant';
import { openingCalls } from '../openingCalls';
import type { Rendering } from './rendering';

/** Stand where the server or the browser knows better. */
const HOLES = {
  merchant: 'the-merchant',
  language: 'EN',
  host: 'the-host',
  name: 'the-name',
};
/** Only so that addresses are whole; nothing is sent. */
const NOWHERE = 'http://nowhere.invalid';

// All that the parts look up in a browser while they are drawn.
Object.assign(globalThis, { window: { location: { host: HOLES.host } } });

const storeIn = (tag: string) =>
  createStore({
    merchant: parseMerchant({
      platform: 'WEB',
      merchantCode: HOLES.merchant,
      gatewayUrl: NOWHERE,
      defaultLang: HOLES.language,
      supportLanguages: [HOLES.language],
      theme: { name: HOLES.name },
    }),
    readLanguage: () => tag,
  });

/** The frame and the first screen of the home page in one language, or null where it has no texts. */
async function renderShell(tag: string): Promise<string | null> {
  const dictionary = await loadDictionary(tag);
  if (dictionary === null) return null;
  const translator = createInstance();
  await translator.use(initReactI18next).init({
    lng: tag,
    resources: { [tag]: dictionary },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return renderToStaticMarkup(
    <Provider store={storeIn(tag)}>
      <I18nextProvider i18n={translator}>
        <LanguageProvider load={loadDictionary}>
          <MemoryRouter>
            <Page
              labels={{ skip: '' }}
              header={<Header login={<InlineLogin />} />}
              nav={<MainNav />}
              bottomBar={<BottomBar />}
            >
              <HomeShell />
            </Page>
          </MemoryRouter>
        </LanguageProvider>
      </I18nextProvider>
    </Provider>,
  );
}

/** Addresses of the opening calls, beginning with a slash, with the holes in them. */
async function recordCalls(): Promise<string[]> {
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
        .replaceAll(HOLES.host, '$host'),
    );
    return new Promise(() => undefined);
  };
  void openingCalls(storeIn('en'));
  // The client puts its headers together before it sends anything.
  await new Promise((resolve) => setTimeout(resolve, 50));
  globalThis.fetch = send;
  return calls;
}

/** Gateway codes of the languages, by tag. */
const CODES = Object.fromEntries(LANGUAGES.map(({ tag, code }) => [tag, code]));

const RIGHT_TO_LEFT = LANGUAGES.filter(({ direction }) => direction === 'rtl').map(
  ({ tag }) => tag,
);

/** Addresses that the home page stands at. */
const SHOWN_WITH_HOME = [...HOME_PATHS, PATHS.help, PATHS.login, PATHS.register];

const IN_GAME_PATHS = Object.values(PATHS).filter(isInGamePath);

/** As the page's load function names it when Vite has resolved it. */
const MODULE = /["'`](\/[^"'`]+)["'`]/;

/** Modules of pages by address, read from what loads them: nothing else knows which file that is. */
const PAGES = Object.fromEntries(
  FEATURES.flatMap(({ routes = [] }) => routes).map(({ path, page }) => {
    const [, module] = MODULE.exec(String(page)) ?? [];
    if (module === undefined) throw new Error(`What loads the page of ${path} names no module.`);
    return [path, module];
  }),
);

export const rendering: Rendering = {
  HOLES,
  renderShell,
  recordCalls,
  CODES,
  RIGHT_TO_LEFT,
  SHOWN_WITH_HOME,
  PAGES,
  IN_GAME_PATHS,
};
