import './runReact';
import '@parlour/design-system/fonts.css';
import { loadBrand } from '@parlour/design-system/theme';
import { startTranslator, takeStartTokens, writeStored } from '@parlour/feature-core';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { loadDictionary, loadLateDictionary } from './dictionaries';
import { later } from './later';
import { loadMerchant } from './merchant';
import { reloadAfterDeployment } from './reloadAfterDeployment';
import { startVisit } from './startVisit';
import { createSiteStore } from './store';
import { startTheme } from './theme';
import { untranslatedLanguages } from './untranslatedLanguages';

/** Lets whoever waits for the browser be heard between two things that take their time. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const tokens = takeStartTokens();
const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element #root to mount the site in.');
const root = createRoot(container);
startTheme();
reloadAfterDeployment();

async function start(): Promise<void> {
  try {
    const merchant = await loadMerchant();
    writeStored('merchantCode', merchant.merchantCode);
    writeStored('defaultLang', merchant.defaultLang);
    const wordless = untranslatedLanguages(merchant);
    if (wordless.length > 0)
      void later().then(
        (part) => part.tellOfLanguages(wordless, merchant),
        () => undefined,
      );
    const brand = await loadBrand(merchant.theme);
    const translator = await startTranslator({
      supported: merchant.supportLanguages,
      fallback: merchant.defaultLang,
      load: loadDictionary,
      loadLate: loadLateDictionary,
      // Where it does not come, the next drawing asks again.
      lookFurther: (...missing) =>
        void later().then(
          (part) => part.addFallbackTexts(...missing),
          () => undefined,
        ),
    });
    await nextTask();
    const store = createSiteStore(merchant, () => translator.language);
    await nextTask();
    await startVisit({ store, translator, tokens });
    // In slices, so that whoever touches the page meanwhile is heard.
    startTransition(() => root.render(<App brand={brand} store={store} translator={translator} />));
  } catch (fault) {
    const part = await later();
    // The ticket of the address is kept nowhere else: with one in hand the page is not loaded anew.
    await part.showBootFault(root, fault, tokens.ticket === null ? undefined : start);
  }
}

await start();
