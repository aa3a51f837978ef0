import { type MoneyText, numberFormat, useLanguage, useMoney } from '@parlour/feature-core';
import { useMemo } from 'react';

/** Formats amounts and counts for the agent. */
export interface Figures extends MoneyText {
  /** BCP 47 tag of the reader's language. */
  tag: string;
  count: (value: number) => string;
}

/** The same functions until language or account change. */
export function useFigures(): Figures {
  const { tag } = useLanguage();
  const money = useMoney();
  return useMemo(() => {
    const numbers = numberFormat(tag);
    return { ...money, tag, count: (value) => numbers.format(value) };
  }, [money, tag]);
}
