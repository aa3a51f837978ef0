import { type InferType, object, string } from 'yup';
import { amountWithin } from './amountWithin';

/** The contract's, in characters. */
const MOST_REMARK = 140;

interface TransferBounds {
  /** Least that can be moved at once; not told by every gateway. */
  min: string | undefined;
  /** Most that can be moved at once. */
  max?: string | undefined;
  write: (amount: string) => string;
}

/** What is checked of a transfer between the main wallet and a vendor's (WAL-01). */
export const vendorTransferSchema = (bounds: TransferBounds) =>
  object({
    vassalage: string().required('errors.wallet'),
    amount: amountWithin(bounds),
  });

export type VendorTransferValues = InferType<ReturnType<typeof vendorTransferSchema>>;

/** What is checked of a transfer to the account above before its last look (WAL-02). */
export const uplineWishSchema = (bounds: TransferBounds) =>
  object({
    amount: amountWithin(bounds),
    remark: string().trim().defined().max(MOST_REMARK, 'errors.long'),
  });

export type UplineWish = InferType<ReturnType<typeof uplineWishSchema>>;

/** What the last look at it takes. */
export const confirmSchema = object({ paymentPassword: string().required('errors.empty') });
