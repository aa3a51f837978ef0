import { type PanelState, toPanelState } from '@parlour/feature-core';
import { type RebateRate, useGetRebateRatesQuery } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';

/** The member's current rates, in the order of the lobby (LOB-10). */
export function useRebateRates(): PanelState<readonly RebateRate[]> {
  const { t } = useTranslation('common');
  // The agent may change them at any time.
  const query = useGetRebateRatesQuery(undefined, { refetchOnMountOrArgChange: true });
  return toPanelState(query, t, ({ rates }) => rates);
}
