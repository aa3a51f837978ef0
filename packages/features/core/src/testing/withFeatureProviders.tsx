import { NavigationProvider } from '@parlour/design-system/NavigationProvider';
import i18next from 'i18next';
import { type ReactNode, useEffect, useMemo } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { interpolationIn } from '../i18n/interpolation';
import { LanguageProvider } from '../i18n/LanguageContext';
import { useSiteLinks } from '../links/useSiteLinks';
import type { MerchantDocument } from '../merchant/merchantDocument';
import {
  type Account,
  accountFailed,
  accountLoaded,
  sessionOpened,
} from '../session/session.slice';
import { createStoryStore } from './storyStore';
import { readTexts } from './texts';

/** The visitor of a story. `unknown` is logged in, but the account could not be loaded. */
export type StoryVisitor = 'guest' | 'unknown' | 'trial' | 'member' | 'agent';

export interface FeatureParameters {
  /** The visitor; a guest by default. */
  visitor?: StoryVisitor;
  /** Address of the page; `/` by default. */
  path?: string;
  /** Fields of the merchant document that differ from the sample. */
  merchant?: Partial<MerchantDocument>;
}

/** What the decorator reads from a story. */
export interface StorySurroundings {
  parameters: { feature?: FeatureParameters };
  /** What the toolbar's scenario says comes before the story's own. */
  globals: { language?: string; visitor?: StoryVisitor; merchant?: Partial<MerchantDocument> };
}

/** Instead of a language: keys are shown in the place of texts, as `namespace:key`. */
export const KEYS = 'cimode';

function createTranslator(language: string) {
  const translator = i18next.createInstance();
  void translator.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    appendNamespaceToCIMode: true,
    interpolation: interpolationIn(() => language),
    react: { useSuspense: false },
  });
  for (const { tag, namespace, texts } of readTexts())
    translator.addResourceBundle(tag, namespace, texts);
  // Everything would be in English.
  if (language !== KEYS && !translator.hasResourceBundle(language, 'common'))
    throw new Error(`The texts of ${language} are not loaded: call loadTexts first.`);
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
  isPaused: false,
};

const Links = ({ children }: { children: ReactNode }) => (
  <NavigationProvider {...useSiteLinks()}>{children}</NavigationProvider>
);

interface FeatureProvidersProps extends FeatureParameters {
  language?: string;
  /** Fields of the merchant document that a scenario changes. */
  inScenario?: Partial<MerchantDocument> | undefined;
  children: ReactNode;
}

/** The store, the texts and the router that a feature finds in the site. */
export function FeatureProviders({
  visitor = 'guest',
  path = '/',
  language = 'en',
  merchant,
  inScenario,
  children,
}: FeatureProvidersProps) {
  const translator = useMemo(() => createTranslator(language), [language]);
  const { store, begin } = useMemo(() => {
    const story = createStoryStore({ merchant: { ...merchant, ...inScenario }, language });
    const created = story.store;
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
    return story;
  }, [language, visitor, merchant, inScenario]);
  useEffect(() => begin(), [begin]);
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

/** Storybook decorator; `parameters.feature` sets the visitor and the address. */
export const withFeatureProviders = (
  Story: () => ReactNode,
  { parameters: { feature }, globals }: StorySurroundings,
) => (
  <FeatureProviders
    {...feature}
    {...(globals.visitor !== undefined && { visitor: globals.visitor })}
    inScenario={globals.merchant}
    language={globals.language ?? 'en'}
  >
    <Story />
  </FeatureProviders>
);
