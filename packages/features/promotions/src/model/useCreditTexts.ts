import { listFormat, useLanguage, useMoney } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

/** No money, as the gateway sends it. */
export const NOTHING = '0.00';

/** Money, points or both, of a reward or a receipt. */
export interface Credit {
  amount: string;
  points: number;
}

/** Formats a credit: money, points, or both. */
export function useCreditTexts(): (credit: Credit) => string {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  return ({ amount, points }) => {
    const hasMoney = amount !== NOTHING || points === 0;
    const parts = [
      ...(hasMoney ? [money(amount)] : []),
      ...(points === 0 ? [] : [t('points', { count: points })]),
    ];
    return listFormat(tag, { type: 'unit' }).format(parts);
  };
}
