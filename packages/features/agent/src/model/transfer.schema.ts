import { type InferType, object, string } from 'yup';

const AMOUNT = /^\d{1,12}(?:\.\d{1,2})?$/;
const ABOVE_ZERO = /[^0.]/;
const MAX_REMARK = 200;

/** A transfer to the downline. Messages are keys of `agent`. */
export const transferSchema = object({
  amount: string()
    .trim()
    .required('errors.empty')
    .matches(AMOUNT, { message: 'errors.sum', excludeEmptyString: true })
    .matches(ABOVE_ZERO, { message: 'errors.amount', excludeEmptyString: true }),
  paymentPassword: string().required('errors.empty'),
  remark: string().trim().defined().max(MAX_REMARK, 'errors.tooLong'),
});

export type TransferValues = InferType<typeof transferSchema>;
