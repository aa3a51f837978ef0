import type { Config } from '../config';
import { DEMO_DESK } from '../demo/desk/demoDesk';
import type { PaymentDesk } from './paymentDesk';
import { type Words, words } from './words';

type Chosen = Pick<Config, 'demo'>;

/**
 * The payment side of this gateway; null where none is connected, and then nothing can be deposited or
 * withdrawn. A merchant's own goes here (docs/deploying.md).
 */
export function paymentDeskOf({ demo }: Chosen): PaymentDesk | null {
  return demo ? DEMO_DESK : null;
}

/** What a method is called; one that is not known any more has its id alone. */
export function methodName(config: Chosen, methodId: string): Words {
  const desk = paymentDeskOf(config);
  const methods = [...(desk?.deposits.methods ?? []), ...(desk?.withdrawals.methods ?? [])];
  const known = methods.find((one) => one.methodId === methodId);
  return known?.name ?? words(methodId, methodId, methodId);
}
