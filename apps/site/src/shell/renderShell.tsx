import type { Rendering } from '@parlour/delivery/rendering';
import { Page } from '@parlour/design-system/layout/Page';
import { interpolationIn, LanguageProvider } from '@parlour/feature-core';
import { BottomBar, Header, MainNav } from '@parlour/feature-frame';
import { InlineLogin } from '@parlour/feature-session';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { loadDictionary, loadLateDictionary } from '../dictionaries';
import { loadHomeFrame } from './firstFrames';
import { FRAMES, storeIn } from './sampleMerchant';

/** Texts of index.html, which no script of the site uses: they are shown where none runs. */
const TEXTS = import.meta.glob<Record<string, string>>('./texts/*.json', {
  eager: true,
  import: 'default',
});

/**
 * The frame and the first screen of a page in one language, with the texts around them; null where it has no texts.
 * @param path address of the page, the home page's or one that has a first frame
 */
export async function renderShell(tag: string, path: string): ReturnType<Rendering['renderShell']> {
  const first = await loadDictionary(tag);
  const late = await loadLateDictionary(tag);
  if (first === null || late === null) return null;
  const Shell = await (FRAMES[path] ?? loadHomeFrame)();
  const translator = createInstance();
  await translator.use(initReactI18next).init({
    lng: tag,
    resources: { [tag]: { ...first, ...late } },
    defaultNS: 'common',
    interpolation: interpolationIn(() => tag),
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
  return {
    shell,
    about: translator.t('frame:footer.about'),
    texts: TEXTS[`./texts/${tag}.json`] ?? {},
  };
}
