import { compareAmounts } from '@parlour/design-system/AmountField';
import { type PanelState, toPanelState } from '@parlour/feature-core';
import {
  type RebateStatement,
  useClaimRebateMutation,
  useGetRebatesQuery,
} from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import { type Claim, useClaim } from './useClaim';

/** Whether a statement has reached the smallest amount that can be claimed. */
export const canClaim = ({ amount, minimumAmount }: RebateStatement): boolean =>
  compareAmounts(amount, '0.00') === 1 && compareAmounts(amount, minimumAmount) !== -1;

const asIs = (statement: RebateStatement): RebateStatement => statement;

/** The rebate so far (PROMO-04). */
export function useRebate(): PanelState<RebateStatement> {
  const { t } = useTranslation('common');
  // Every bet changes it, and bets invalidate no cache tag here.
  const query = useGetRebatesQuery(undefined, { refetchOnMountOrArgChange: true });
  return toPanelState(query, t, asIs);
}

/** Claims the rebate with the amount that the member saw; the gateway refuses if it has changed. */
export function useClaimRebate(): Claim<{ statementId: string; amount: string }> {
  const [claimRebate] = useClaimRebateMutation();
  return useClaim({
    name: 'claimRebate',
    send: (rebateClaim, key) => claimRebate({ 'Idempotency-Key': key, rebateClaim }).unwrap(),
  });
}
