import { type Brand, ThemeProvider } from '@parlour/design-system/theme';
import { type CoreStore, LanguageProvider } from '@parlour/feature-core';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AgeCheck } from './AgeCheck';
import { loadDictionary } from './dictionaries';
import { Overlays } from './Overlays';
import { SiteRoutes } from './SiteRoutes';
import { StatusGate } from './StatusGate';
import { Visit } from './Visit';

export interface AppProps {
  brand: Brand;
  store: CoreStore;
  translator: i18n;
}

/** The site's providers, in order. */
export function App({ brand, store, translator }: AppProps) {
  return (
    <ThemeProvider brand={brand}>
      <Provider store={store}>
        <I18nextProvider i18n={translator}>
          <LanguageProvider load={loadDictionary}>
            <BrowserRouter>
              <StatusGate>
                <AgeCheck page={<SiteRoutes />}>
                  <Overlays />
                  <Visit />
                </AgeCheck>
              </StatusGate>
            </BrowserRouter>
          </LanguageProvider>
        </I18nextProvider>
      </Provider>
    </ThemeProvider>
  );
}
