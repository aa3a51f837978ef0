import { useTranslation } from 'react-i18next';

/** Writes how often money that is credited has to be bet before it can be withdrawn. */
export function useConditionText(): (multiple: number) => string {
  const { t } = useTranslation('promotions');
  return (count) => (count === 0 ? t('condition.none') : t('condition.times', { count }));
}
