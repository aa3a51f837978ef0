import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import type { Texts } from '../platform/texts';

/** A deposit or withdrawal method; amounts in minor units. */
export interface PayMethod {
  methodId: string;
  name: Texts;
  kind: components['schemas']['PayMethodKind'];
  minAmount: bigint;
  maxAmount: bigint;
  /** Share of the amount in basis points. */
  fee: number;
  averageMinutes: number;
  maintenance: boolean;
}

/** One line of the payment details. */
interface PayLine {
  label: Texts;
  value: string;
}

/** A deposit method. */
export interface DepositMethod extends PayMethod {
  quickAmounts: readonly bigint[];
  needsPayerName: boolean;
  /** Instructions, shown with every deposit. */
  instructions: Texts;
  /** Payment details, shown with the reference of the deposit. */
  payTo: readonly PayLine[];
}

/** A payment whose result is queried; the amount in minor units. */
export interface Payment {
  id: string;
  methodId: string;
  amount: bigint;
  state: string;
}

/** `found`: the payment arrived and is being checked; `right` or `wrong`: the result. */
export type DepositNews = 'found' | 'right' | 'wrong';

/** `approved` is paid next, `refused` returns the money, `closed` ends a report of not received. */
export type WithdrawalNews = 'approved' | 'refused' | 'paid' | 'closed';

/** One direction of payments. */
export interface PaymentCounter<Method extends PayMethod, News> {
  /** In the merchant's order. */
  methods: readonly Method[];
  /** When to query a payment in this state again; null if it is final. */
  askNext(payment: Payment, now: Date): Date | null;
  /**
   * The result of a payment; null while it is unknown. Called in a transaction that locks the payment, so it must
   * answer from local data, without the network.
   */
  newsOf(tx: Database, payment: Payment): Promise<News | null>;
}

/** The payment side: methods, and the result of each payment (WAL-02). */
export interface PaymentDesk {
  deposits: PaymentCounter<DepositMethod, DepositNews>;
  withdrawals: PaymentCounter<PayMethod, WithdrawalNews>;
}
