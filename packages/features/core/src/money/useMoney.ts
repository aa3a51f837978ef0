import { useMemo } from 'react';
import { useLanguage } from '../i18n/LanguageContext';
import { selectAccount } from '../session/session.selectors';
import { useCoreSelector } from '../store/hooks';
import { formatMoney } from './formatMoney';
import { moneyWithSymbol } from './moneyWithSymbol';

/** Formats amounts of the wire for the current language and account. */
export interface MoneyText {
  /** With the symbol of the account's currency; a guest has none. */
  full: (amount: string) => string;
  /** Figures alone, for columns under a heading that names the currency. */
  plain: (amount: string) => string;
}

/** The same functions until language or account change. */
export function useMoney(): MoneyText {
  const language = useLanguage();
  const symbol = useCoreSelector((state) => selectAccount(state)?.currencySymbol ?? '');
  return useMemo(() => {
    return {
      plain: (amount) => formatMoney(amount, language.tag),
      full: (amount) => moneyWithSymbol(symbol, amount, language),
    };
  }, [symbol, language]);
}
