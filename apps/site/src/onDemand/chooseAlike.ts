import { readColorScheme, setColorScheme } from '@parlour/design-system/theme';
import {
  askInLanguage,
  type CoreStore,
  changeLanguage,
  findLanguage,
  readStored,
} from '@parlour/feature-core';
import type { i18n } from 'i18next';
import { loadDictionary } from '../dictionaries';

/** Applies the theme and the language that were chosen in another tab. */
export async function chooseAlike({ dispatch }: CoreStore, translator: i18n): Promise<void> {
  const theme = readStored('theme');
  if ((theme === 'dark' || theme === 'light') && theme !== readColorScheme()) setColorScheme(theme);
  const language = findLanguage(readStored('language'));
  if (language === null || language.tag === translator.language) return;
  if (await changeLanguage(translator, language, loadDictionary)) dispatch(askInLanguage());
}
