import type { DepositMethod } from '@parlour/gateway-openapi/wallet';
import { type InferType, object, string } from 'yup';
import { amountWithin } from './amountWithin';

/** Limit of the contract, in characters. */
const MAX_NAME = 80;

/** The form of a deposit (WAL-02). Messages are keys of the namespace `wallet`. */
export const depositSchema = (method: DepositMethod, write: (amount: string) => string) => {
  const name = string().trim().max(MAX_NAME, 'errors.long');
  return object({
    amount: amountWithin({ min: method.minAmount, max: method.maxAmount, write }),
    payerName: method.needsPayerName ? name.required('errors.empty') : name.defined(),
    promotionId: string().defined(),
  });
};

export type DepositValues = InferType<ReturnType<typeof depositSchema>>;
