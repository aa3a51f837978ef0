import { useCoreDispatch, useIntent } from '@parlour/feature-core';
import { useListPromotionsQuery } from '@parlour/gateway-openapi/promotions';
import { createDeposit, type DepositRequest } from '@parlour/gateway-openapi/wallet';
import type { DepositValues } from './deposit.schema';
import { useRefusal } from './useRefusal';

/** The gateway's largest page. */
const PROMOTIONS = { status: 'openToRegister', pageSize: 100 } as const;

/** Starts a deposit, once for each intent (WAL-02, WAL-05). */
export function useDeposit() {
  const dispatch = useCoreDispatch();
  const { data: promotions } = useListPromotionsQuery(PROMOTIONS);
  const { state, submit, forget } = useIntent({
    name: 'deposit',
    send: (depositRequest: DepositRequest, key) =>
      dispatch(
        createDeposit.initiate({ 'Idempotency-Key': key, depositRequest }, { track: false }),
      ).unwrap(),
    tags: ['Records'],
  });
  const errors = useRefusal(state, { LIMIT_EXCEEDED: 'amount', PLAY_LIMIT_REACHED: 'amount' });
  const createdId = state.status === 'done' ? (state.value?.depositId ?? state.recordId) : null;
  return {
    state,
    errors,
    /** Id of the deposit that was started; null while there is none. */
    createdId,
    promotions: promotions?.content ?? [],
    forget,
    onSubmit: (methodId: string, { amount, payerName, promotionId }: DepositValues): void => {
      submit({
        methodId,
        amount,
        ...(payerName === '' ? {} : { payerName }),
        ...(promotionId === '' ? {} : { promotionId }),
      });
    },
  };
}
