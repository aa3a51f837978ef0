import { baseApi } from '@parlour/gateway-openapi';
import type { i18n } from 'i18next';
import type { Language } from '../languages/languages';
import { selectAccount } from '../session/session.selectors';
import { writeStored } from '../storage/registry';
import type { CoreThunk } from '../store/coreState';
import { addTexts, type LoadDictionary } from './dictionary';
import { showLanguage } from './i18n';
import { hasLateTexts, loadLateTexts } from './lateTexts';

/** Asks anew for what the gateway says in the language of the visitor, the rank of a member with it. */
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
    // The rank stays as it was said before.
    () => undefined,
  );
};

let wanted = '';

/**
 * Shows another language without a reload, after one request at most, and remembers it (I18N-03). Where the
 * texts of one choice come after another choice, the last one counts; false tells that this was not it.
 */
export async function changeLanguage(
  translator: i18n,
  language: Language,
  load: LoadDictionary,
): Promise<boolean> {
  const { tag } = language;
  wanted = tag;
  const isKnown = translator.hasResourceBundle(tag, 'common');
  // Where both kinds are needed they come in one request.
  if (hasLateTexts()) await loadLateTexts(tag, isKnown ? undefined : (each) => load(each, true));
  else if (!isKnown) await addTexts(translator, tag, load);
  if (wanted !== tag) return false;
  await translator.changeLanguage(tag);
  writeStored('language', tag);
  showLanguage(language);
  return true;
}
