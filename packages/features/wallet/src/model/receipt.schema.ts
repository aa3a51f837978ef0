import { compareAmounts } from '@parlour/design-system/AmountField';
import { array, type InferType, mixed, object, string } from 'yup';

/** Limit of the contract, in characters. */
const MAX_REMARK = 140;

/** Something is missing only if less than `due` has arrived; `0.00` is valid. */
const receivedBelow = (due: string, write: (amount: string) => string) =>
  string()
    .required('errors.empty')
    .matches(/^\d{1,13}\.\d{2}$/, 'errors.notAmount')
    .test({
      name: 'below',
      message: 'errors.below',
      params: { amount: write(due) },
      test: (amount) => compareAmounts(amount, due) === -1,
    });

/**
 * The form that reports a withdrawal as not arrived in full (WAL-03). `due` is what was paid.
 * Messages are keys of the namespace `wallet`.
 */
export const receiptSchema = (due: string, write: (amount: string) => string) =>
  object({
    receivedAmount: receivedBelow(due, write),
    pictures: array().of(mixed<File>().defined()).defined().min(1, 'errors.proof'),
    remark: string().trim().defined().max(MAX_REMARK, 'errors.long'),
  });

export type ReceiptValues = InferType<ReturnType<typeof receiptSchema>>;
