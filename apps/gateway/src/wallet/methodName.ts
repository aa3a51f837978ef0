import type { Texts } from '../platform/texts';
import type { PaymentDesk } from './paymentDesk';

/** Name of a method; of an unknown one its id. */
export function methodName(desk: PaymentDesk | null, methodId: string): Texts {
  const methods = [...(desk?.deposits.methods ?? []), ...(desk?.withdrawals.methods ?? [])];
  const known = methods.find((one) => one.methodId === methodId);
  return known?.name ?? { EN: methodId };
}
