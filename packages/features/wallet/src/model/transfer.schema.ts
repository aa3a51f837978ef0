import { type InferType, object, string } from 'yup';
import { amountWithin } from './amountWithin';

/** Limit of the contract, in characters. */
const MAX_REMARK = 140;

interface TransferBounds {
  /** Least amount of one transfer; not every gateway has one. */
  min: string | undefined;
  /** Most of one transfer. */
  max?: string | undefined;
  write: (amount: string) => string;
}

/** The form of a transfer between the main wallet and a vendor's (WAL-01). */
export const vendorTransferSchema = (bounds: TransferBounds) =>
  object({
    vassalage: string().required('errors.wallet'),
    amount: amountWithin(bounds),
  });

export type VendorTransferValues = InferType<ReturnType<typeof vendorTransferSchema>>;

/** The form of a transfer to the upline, before its confirmation (WAL-02). */
export const uplineTransferSchema = (bounds: TransferBounds) =>
  object({
    amount: amountWithin(bounds),
    remark: string().trim().defined().max(MAX_REMARK, 'errors.long'),
  });

export type UplineTransferValues = InferType<ReturnType<typeof uplineTransferSchema>>;

/** The form of its confirmation. */
export const confirmSchema = object({ paymentPassword: string().required('errors.empty') });
