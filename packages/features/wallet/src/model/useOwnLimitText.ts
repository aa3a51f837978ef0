import { formatMoment, useLanguage, useMoney } from '@parlour/feature-core';
import type { RefusedError } from '@parlour/gateway-openapi';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Says what the member's own limit leaves, and when more becomes free (SP-03); undefined for other refusals, and where
 * nothing counts yet. The same function until language or account change.
 */
export function useOwnLimitText(): (error: RefusedError) => string | undefined {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full } = useMoney();
  return useCallback(
    ({ details: { reachedLimit } }) =>
      reachedLimit === undefined || reachedLimit.freeAt === null
        ? undefined
        : t('ownLimit', {
            left: full(reachedLimit.left),
            at: formatMoment(reachedLimit.freeAt, tag),
          }),
    [t, tag, full],
  );
}
