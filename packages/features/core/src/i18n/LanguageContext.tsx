import { baseApi } from '@parlour/gateway-openapi';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findLanguage, LANGUAGES, type Language } from '../languages/languages';
import { selectIsLoggedIn } from '../session/session.selectors';
import { useCoreDispatch, useCoreSelector } from '../store/hooks';
import type { LoadDictionary } from './dictionary';
import { changeLanguage } from './i18n';

const LoadContext = createContext<LoadDictionary>(() => null);

/** Says where the texts of a language come from. Static for the whole visit. */
export function LanguageProvider({
  load,
  children,
}: {
  load: LoadDictionary;
  children: ReactNode;
}) {
  return <LoadContext value={load}>{children}</LoadContext>;
}

const DEFAULT = findLanguage('en') as Language;

/** The chosen language, by which figures, dates and directions go also where its texts are missing. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return findLanguage(i18n.language) ?? DEFAULT;
}

/** The languages on offer and the way to change to one. */
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
    await changeLanguage(i18n, language, load);
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
