import './runReact';
import '@parlour/design-system/fonts.css';
import { loadBrand } from '@parlour/design-system/theme';
import {
  loadChunk,
  loadMerchant,
  readStored,
  startTranslator,
  takeStartTokens,
  writeStored,
} from '@parlour/feature-core';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { loadDictionary, loadLateDictionary } from './dictionaries';
import { reloadAfterDeployment } from './reloadAfterDeployment';
import { startVisit } from './startVisit';
import { createSiteStore } from './store';
import { startTheme } from './theme';

/** Yields to the browser between two long steps, so that input is handled. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const tokens = takeStartTokens();
const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element #root to mount the site in.');
const root = createRoot(container);
startTheme();
reloadAfterDeployment();

/** Scenarios of reviewers are for a demo alone (docs/decisions/0092). Nobody else loads their code. */
function mayHaveScenario(): boolean {
  const isDemo =
    import.meta.env.DEV || document.querySelector('[name=site-start][content*="demo=1"]') !== null;
  return isDemo && (location.search.includes('scenario=') || readStored('scenario') !== null);
}

async function start(): Promise<void> {
  try {
    const scenario = mayHaveScenario()
      ? await loadChunk(() => import('./scenario/startScenario')).then(({ startScenario }) =>
          startScenario(),
        )
      : null;
    const merchant = { ...(await loadMerchant()), ...scenario?.merchant };
    writeStored('merchantCode', merchant.merchantCode);
    writeStored('defaultLang', merchant.defaultLang);
    const brand = scenario?.brand ?? (await loadBrand(merchant.theme));
    const translator = await startTranslator({
      supported: merchant.supportLanguages,
      fallback: merchant.defaultLang,
      load: loadDictionary,
      loadLate: loadLateDictionary,
      // If it fails, the next render tries again.
      lookFurther: (...missing) =>
        void loadChunk(() => import('./onDemand/addFallbackTexts')).then(
          ({ addFallbackTexts }) => addFallbackTexts(...missing),
          () => undefined,
        ),
    });
    await nextTask();
    const store = createSiteStore(merchant, () => translator.language);
    await nextTask();
    await startVisit({ store, translator, tokens: scenario?.tokens ?? tokens });
    // In slices, so that input is handled meanwhile.
    startTransition(() => root.render(<App brand={brand} store={store} translator={translator} />));
    await scenario?.showBar();
  } catch (error) {
    const { showBootError } = await import('./onDemand/showBootError');
    // The ticket of the address is stored nowhere else, so with a ticket the page must not be reloaded.
    showBootError(root, error, tokens.ticket === null ? undefined : start);
  }
}

// Nothing can be rendered: the HTML shows its own text.
start().catch(() => {
  document.documentElement.dataset['start'] = 'failed';
});
