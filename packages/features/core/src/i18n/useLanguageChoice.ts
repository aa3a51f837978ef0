import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../languages/languages';
import { selectIsLoggedIn } from '../session/session.selectors';
import { useCoreDispatch, useCoreSelector } from '../store/hooks';
import { askInLanguage, changeLanguage } from './changeLanguage';
import { LoadContext } from './LanguageContext';

/** The languages on offer, and a function that switches to one. It rejects if the texts do not load. */
export function useLanguageChoice() {
  const load = use(LoadContext);
  const { i18n } = useTranslation();
  const dispatch = useCoreDispatch();
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  const supported = useCoreSelector((state) => state.merchant.supportLanguages);
  const languages = useMemo(
    () => LANGUAGES.filter(({ code }) => supported.includes(code)),
    [supported],
  );
  const choose = async (language: Language): Promise<void> => {
    if (!(await changeLanguage(i18n, language, load))) return;
    dispatch(askInLanguage());
    if (!isLoggedIn) return;
    const { updateLanguage } = await import('@parlour/gateway-openapi/member');
    void dispatch(
      updateLanguage.initiate(
        { languageUpdate: { language: language.code as 'EN' } },
        { track: false },
      ),
    );
  };
  return { languages, choose };
}
