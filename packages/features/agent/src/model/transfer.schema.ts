import { type InferType, object, string } from 'yup';

const AMOUNT = /^(?!0+(?:\.0+)?$)\d{1,12}(?:\.\d{1,2})?$/;
const MOST_REMARK = 200;

/** Money that is sent to somebody below. Messages are keys of `agent`. */
export const transferSchema = object({
  amount: string().trim().required('errors.empty').matches(AMOUNT, 'errors.amount'),
  paymentPassword: string().required('errors.empty'),
  remark: string().trim().defined().max(MOST_REMARK, 'errors.tooLong'),
});

export type TransferValues = InferType<typeof transferSchema>;
