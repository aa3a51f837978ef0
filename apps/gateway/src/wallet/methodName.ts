import type { Texts } from '../platform/texts';
import type { PaymentDesk } from './paymentDesk';

/** What a method is called; one that is not known any more has its id alone. */
export function methodName(desk: PaymentDesk | null, methodId: string): Texts {
  const methods = [...(desk?.deposits.methods ?? []), ...(desk?.withdrawals.methods ?? [])];
  const known = methods.find((one) => one.methodId === methodId);
  return known?.name ?? { EN: methodId };
}
