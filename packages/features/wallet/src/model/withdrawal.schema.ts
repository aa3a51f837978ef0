import { compareAmounts } from '@parlour/design-system/AmountField';
import type { WithdrawMethod } from '@parlour/gateway-openapi/wallet';
import { type InferType, object, string } from 'yup';
import { amountWithin } from './amountWithin';

/** The most that can be withdrawn: the limit or what is available, whichever is smaller. */
export const mostOf = (
  { maxAmount }: Pick<WithdrawMethod, 'maxAmount'>,
  available: string,
): string => (compareAmounts(maxAmount, available) === 1 ? available : maxAmount);

interface WithdrawalBounds {
  method: WithdrawMethod;
  /** What can be withdrawn now, from the gateway. */
  available: string;
  write: (amount: string) => string;
}

/** The form of a withdrawal (WAL-02). Messages are keys of the namespace `wallet`. */
export const withdrawalSchema = ({ method, available, write }: WithdrawalBounds) =>
  object({
    bankAccountId: string().required('errors.account'),
    amount: amountWithin({ min: method.minAmount, max: mostOf(method, available), write }),
    paymentPassword: string().required('errors.empty'),
  });

export type WithdrawalValues = InferType<ReturnType<typeof withdrawalSchema>>;
