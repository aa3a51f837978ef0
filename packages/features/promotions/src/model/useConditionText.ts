import { useTranslation } from 'react-i18next';

/** Formats how often credited money has to be bet before it can be withdrawn. */
export function useConditionText(): (multiple: number) => string {
  const { t } = useTranslation('promotions');
  return (count) => (count === 0 ? t('condition.none') : t('condition.times', { count }));
}
