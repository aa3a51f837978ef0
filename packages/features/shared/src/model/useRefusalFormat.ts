import { formatRate, type RefusalFormat, useLanguage, useMoney } from '@parlour/feature-core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What texts of refusals need; the same object until language or account change. */
export function useRefusalFormat(): RefusalFormat {
  const { t } = useTranslation('shared');
  const { tag } = useLanguage();
  const { full } = useMoney();
  return useMemo(
    () => ({
      translate: (key, values) => t(key, { ...values }),
      money: full,
      rate: (rate) => formatRate(rate, tag),
    }),
    [t, tag, full],
  );
}
