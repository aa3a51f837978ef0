import { baseApi } from '@parlour/gateway-openapi';
import type { i18n } from 'i18next';
import type { Language } from '../languages/languages';
import { selectAccount } from '../session/session.selectors';
import { writeStored } from '../storage/registry';
import type { CoreThunk } from '../store/coreState';
import { addTexts, type LoadDictionary } from './dictionary';
import { showLanguage } from './i18n';
import { hasLateTexts, loadLateTexts } from './lateTexts';

/** Refetches the gateway's translated answers, and the rank of a member, in the new language. */
export const askInLanguage = (): CoreThunk<void> => (dispatch, getState) => {
  dispatch(
    baseApi.util.invalidateTags([
      'Announcements',
      'Lottery',
      'Missions',
      'Promotions',
      'Rewards',
      'System',
    ]),
  );
  if (selectAccount(getState()) === null) return;
  import('../session/openTicket').then(
    ({ loadAccount }) => dispatch(loadAccount()),
    // The rank stays in the previous language.
    () => undefined,
  );
};

let wanted = '';

/**
 * Switches the language without a reload, with at most one request, and persists it (I18N-03). The last choice
 * wins, even if the texts of an earlier one arrive later; resolves to false for the one that lost.
 */
export async function changeLanguage(
  translator: i18n,
  language: Language,
  load: LoadDictionary,
): Promise<boolean> {
  const { tag } = language;
  wanted = tag;
  const isKnown = translator.hasResourceBundle(tag, 'common');
  // If the texts of the first page and the late ones are both needed, one request loads them.
  if (hasLateTexts()) await loadLateTexts(tag, isKnown ? undefined : (each) => load(each, true));
  else if (!isKnown) await addTexts(translator, tag, load);
  if (wanted !== tag) return false;
  await translator.changeLanguage(tag);
  writeStored('language', tag);
  showLanguage(language);
  return true;
}
