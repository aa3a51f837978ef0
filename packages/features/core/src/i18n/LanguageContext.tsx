import { createContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findLanguage, type Language } from '../languages/languages';
import type { LoadDictionary } from './dictionary';

/** Where the texts of a language come from. */
export const LoadContext = createContext<LoadDictionary>(() => null);

/** Provides the loader of texts. It must not change during the visit. */
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

/** The chosen language. Figures, dates and direction follow it even where its texts are missing. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return findLanguage(i18n.language) ?? DEFAULT;
}
