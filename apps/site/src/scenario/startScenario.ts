import { type Brand, loadBrand } from '@parlour/design-system/theme';
import {
  clearSessionStorage,
  loadMerchant,
  type MerchantDocument,
  readStored,
  type StartTokens,
  writeStored,
} from '@parlour/feature-core';
import {
  JACKPOT_FEED,
  MAX_SCENARIO,
  parseScenario,
  SCENARIO_PARAMETER,
  type Scenario,
  timeOf,
} from '@parlour/scenario';
import { BRAND_VALUES } from '@parlour/scenario/brands';
import { moveClock } from '@parlour/scenario/clock';
import { askDemo, type DemoAccount } from './askDemo';
import { callInScenario } from './callInScenario';
import { logInAs } from './logInAs';

/** What the start of the site takes from a scenario. */
export interface StartedScenario {
  /** Null for the merchant's own. */
  brand: Brand | null;
  tokens: StartTokens;
  /** What differs in the merchant document. */
  merchant: Partial<MerchantDocument>;
  /** Shows the reviewers' bar; call it once the page is rendered. */
  showBar: () => Promise<void>;
}

/**
 * Starts the scenario that the address names, or that of this tab's visit, before the first call is made. Null if there is
 * none, or if the gateway is no demo.
 */
export async function startScenario(): Promise<StartedScenario | null> {
  const named = takeFromAddress();
  const text = (named ?? readStored('scenario') ?? '').slice(0, MAX_SCENARIO);
  const told = text === '' ? null : await askDemo(text);
  if (told === null) {
    leaveScenario();
    return null;
  }
  const { scenario, unknown } = parseScenario(text);
  callInScenario(scenario);
  const isLoggedIn = named === null || (await enter(scenario, told.account));
  writeStored('scenario', text);
  // Not stored: it would stay when the visit is over.
  if (scenario.theme !== undefined) document.documentElement.dataset['scheme'] = scenario.theme;
  const start = timeOf(scenario.clock ?? '');
  if (start !== null) moveClock(start);
  return {
    brand: await brandOf(scenario),
    tokens: { token: readStored('token'), ticket: null },
    merchant: merchantIn(scenario),
    async showBar() {
      const { showBar } = await import('./showBar');
      showBar({ scenario, unknown, isLoggedIn, storybook: told.storybook, onLeave: leaveScenario });
      if (scenario.texts === undefined) return;
      const { stretchTexts } = await import('@parlour/scenario/stretchTexts');
      stretchTexts(document.body);
    },
  };
}

/** Begins the visit of a link: as who it names, and without what is cached of another scenario. */
async function enter({ who }: Scenario, account: DemoAccount | null): Promise<boolean> {
  const own = readStored('token');
  clearSessionStorage();
  const token = who === undefined ? own : await logInAs(who, account, await loadMerchant());
  writeStored('token', token);
  return who === undefined || who === 'guest' || token !== null;
}

/** Forgets the scenario, with the session and the answers that were part of it. */
function leaveScenario(): void {
  if (readStored('scenario') === null) return;
  writeStored('scenario', null);
  clearSessionStorage();
}

/** The words of the address, taken out of it: on another page they would be missing, and a reload would begin anew. */
function takeFromAddress(): string | null {
  const url = new URL(location.href);
  const words = url.searchParams.get(SCENARIO_PARAMETER);
  if (words === null) return null;
  url.searchParams.delete(SCENARIO_PARAMETER);
  // Core reads the language of any link from here.
  const { lang } = parseScenario(words).scenario;
  if (lang !== undefined) url.searchParams.set('lang', lang);
  history.replaceState(history.state, '', url);
  return words;
}

const merchantIn = ({ parts }: Scenario): Partial<MerchantDocument> =>
  parts.jackpot === undefined ? {} : { jackpot: JACKPOT_FEED };

function brandOf({ brand }: Scenario): Promise<Brand | null> | null {
  if (brand === undefined) return null;
  return loadBrand(brand === 'parlour' ? { name: 'Parlour' } : BRAND_VALUES[brand]);
}
