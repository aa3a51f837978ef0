import { useLanguage, useMoney } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { stepWords, type TierTerms } from './stepWords';

/** Says steps of contracts of a kind in sentences, in the language and money of the reader (AG-03). */
export function useStepWords(kind: string): (period: string, tier: TierTerms) => string {
  const { t } = useTranslation('contractWords');
  const { tag } = useLanguage();
  const money = useMoney();
  return (period, tier) =>
    stepWords({ kind, period, tier }, { ...money, tag }, (key, values) => t(key, values ?? {}));
}
