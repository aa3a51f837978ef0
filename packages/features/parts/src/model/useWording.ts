import { formatRate, useLanguage, useMoney, type Wording } from '@parlour/feature-core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What texts of refusals need; the same object until language or account change. */
export function useWording(): Wording {
  const { t } = useTranslation('parts');
  const { tag } = useLanguage();
  const { full } = useMoney();
  return useMemo(
    () => ({
      translate: (key, values) => t(key, { ...values }),
      write: full,
      rate: (rate) => formatRate(rate, tag),
    }),
    [t, tag, full],
  );
}
