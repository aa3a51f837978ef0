import { baseApi } from '@parlour/gateway-openapi';
import i18next from 'i18next';
import { type ReactNode, useEffect, useMemo } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LanguageProvider } from '../i18n/LanguageContext';
import { leaveIntents } from '../intents/useIntent';
import { useClientLinks } from '../links/useClientLinks';
import type { MerchantDocument } from '../merchant/merchantDocument';
import {
  type Account,
  accountFailed,
  accountLoaded,
  sessionOpened,
} from '../session/session.slice';
import { clearSessionStorage } from '../storage/registry';
import { createStore } from '../store/createStore';
import { SAMPLE_MERCHANT } from './merchant';

/** Who looks at a story; `unknown` is logged in, and the account could not be looked up. */
export type StoryVisitor = 'guest' | 'unknown' | 'trial' | 'member' | 'agent';

export interface FeatureParameters {
  /** Who looks; a guest without it. */
  visitor?: StoryVisitor;
  /** Address of the page, `/` without it. */
  path?: string;
  /** What this merchant's document says in another way than the sample. */
  merchant?: Partial<MerchantDocument>;
}

/** What the decorator reads of a story. */
export interface StorySurroundings {
  parameters: { feature?: FeatureParameters };
  globals: { language?: string };
}

const dictionaries = import.meta.glob<Record<string, unknown>>('../../../*/src/i18n/*/*/*.json', {
  eager: true,
  import: 'default',
});

/** What the pattern catalogue says, which the site has as the namespace `patterns`. */
const patterns = import.meta.glob<Record<string, unknown>>(
  '../../../../design-system/src/patterns/messages/*.json',
  { eager: true, import: 'default' },
);

function createTranslator(language: string) {
  const translator = i18next.createInstance();
  void translator.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  for (const [path, texts] of Object.entries(dictionaries)) {
    const [file = '', namespace = ''] = path.split('/').reverse();
    translator.addResourceBundle(file.replace('.json', ''), namespace, texts);
  }
  for (const [path, texts] of Object.entries(patterns))
    translator.addResourceBundle(path.replace(/^.*\/|\.json$/g, ''), 'patterns', texts);
  return translator;
}

export const SAMPLE_ACCOUNT: Account = {
  id: 'm-1001',
  customerId: '1001',
  account: 'member1',
  nickname: 'member1',
  currencySymbol: '¥',
  vipLabel: 'VIP 2',
  isTrial: false,
  isAgent: false,
};

function Links({ children }: { children: ReactNode }) {
  useClientLinks();
  return children;
}

interface FeatureProvidersProps extends FeatureParameters {
  language?: string;
  children: ReactNode;
}

/**
 * Told to the page at the end of a file of stories (`.storybook/preview.tsx`). Its last story stays while the next
 * file's gateway answers already, and knows nothing of what that one asks for.
 */
const ENDED = 'storiesended';
let filesEnded = 0;
window.addEventListener(ENDED, () => {
  filesEnded += 1;
});

/** The store, the texts and the router that a feature finds in the site. */
export function FeatureProviders({
  visitor = 'guest',
  path = '/',
  language = 'en',
  merchant,
  children,
}: FeatureProvidersProps) {
  const translator = useMemo(() => createTranslator(language), [language]);
  const store = useMemo(() => {
    const ownFile = filesEnded;
    const created = createStore({
      merchant: { ...SAMPLE_MERCHANT, ...merchant },
      // Read for each call, and what is thrown keeps it from being sent.
      readLanguage: () => {
        if (filesEnded !== ownFile) throw new Error('The file of this story has ended.');
        return language;
      },
      // A gateway that fails fails at once: nothing here is proven by waiting.
      retryDelay: () => 0,
    });
    if (visitor !== 'guest') created.dispatch(sessionOpened({ token: 'story' }));
    if (visitor === 'unknown') created.dispatch(accountFailed({ kind: 'network' }));
    else if (visitor !== 'guest')
      created.dispatch(
        accountLoaded({
          ...SAMPLE_ACCOUNT,
          isTrial: visitor === 'trial',
          isAgent: visitor === 'agent',
        }),
      );
    return created;
  }, [language, visitor, merchant]);
  // What is kept for a visit, and a call that is still asked after, would be the next story's, whose gateway knows
  // nothing of it.
  useEffect(
    () => () => {
      leaveIntents(store);
      clearSessionStorage();
      for (const call of store.dispatch(baseApi.util.getRunningQueriesThunk())) call.abort();
    },
    [store],
  );
  return (
    <Provider store={store}>
      <I18nextProvider i18n={translator}>
        <LanguageProvider load={() => null}>
          <MemoryRouter initialEntries={[path]} key={path}>
            <Links>{children}</Links>
          </MemoryRouter>
        </LanguageProvider>
      </I18nextProvider>
    </Provider>
  );
}

/** Storybook decorator; set `parameters.feature` to choose who looks and from where. */
export const withFeatureProviders = (
  Story: () => ReactNode,
  { parameters, globals }: StorySurroundings,
) => (
  <FeatureProviders {...parameters.feature} language={globals.language ?? 'en'}>
    <Story />
  </FeatureProviders>
);
