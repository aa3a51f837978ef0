import { type InferType, object, string } from 'yup';
import { amountWithin } from './amountWithin';

/** The contract's, in characters. */
const MOST_REMARK = 140;

interface TransferBounds {
  /** Least that can be moved at once; not told by every gateway. */
  min: string | undefined;
  write: (amount: string) => string;
}

/** What is checked of a transfer between the main wallet and a vendor's (WAL-01). */
export const vendorTransferSchema = (bounds: TransferBounds) =>
  object({
    vassalage: string().required('errors.wallet'),
    amount: amountWithin(bounds),
  });

export type VendorTransferValues = InferType<ReturnType<typeof vendorTransferSchema>>;

/** What is checked of a transfer to the account above (WAL-02). */
export const uplineTransferSchema = (bounds: TransferBounds) =>
  object({
    amount: amountWithin(bounds),
    paymentPassword: string().required('errors.empty'),
    remark: string().trim().defined().max(MOST_REMARK, 'errors.long'),
  });

export type UplineTransferValues = InferType<ReturnType<typeof uplineTransferSchema>>;
