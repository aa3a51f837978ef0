import '@parlour/design-system/fonts.css';
import { loadBrand } from '@parlour/design-system/theme';
import { restoreSession, startTranslator, takeStartToken } from '@parlour/feature-core';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { BootFault } from './BootFault';
import { loadDictionary, loadLateDictionary } from './dictionaries';
import { loadMerchant } from './merchant';
import { createSiteStore } from './store';
import { startTheme } from './theme';

const token = takeStartToken();
const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element #root to mount the site in.');
const root = createRoot(container);
startTheme();

try {
  const merchant = await loadMerchant();
  const brand = await loadBrand(merchant.theme);
  const translator = await startTranslator({
    supported: merchant.supportLanguages,
    fallback: merchant.defaultLang,
    load: loadDictionary,
    loadLate: loadLateDictionary,
  });
  const store = createSiteStore(merchant, () => translator.language);
  store.dispatch(restoreSession(token));
  root.render(<App brand={brand} store={store} translator={translator} />);
} catch (fault) {
  root.render(<BootFault fault={fault} />);
}
