import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import type { Texts } from '../platform/texts';

/** A way for money to come or go; amounts in minor units. */
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

/** One line of where to pay. */
interface PayLine {
  label: Texts;
  value: string;
}

/** A way for money to come. */
export interface DepositMethod extends PayMethod {
  quickAmounts: readonly bigint[];
  needsPayerName: boolean;
  /** What to do, said with every deposit. */
  instructions: Texts;
  /** Where it is paid to, line by line, beside the reference of the deposit. */
  payTo: readonly PayLine[];
}

/** A payment as a desk is asked about it; the amount in minor units. */
export interface Payment {
  id: string;
  methodId: string;
  amount: bigint;
  state: string;
}

/** Found is a payment that arrived and is looked at; right or wrong is what came of that. */
export type DepositNews = 'found' | 'right' | 'wrong';

/** Approved is sent next, refused comes back; closed ends what was reported as not received. */
export type WithdrawalNews = 'approved' | 'refused' | 'paid' | 'closed';

/** One direction of payments. */
export interface PaymentCounter<Method extends PayMethod, News> {
  /** In the merchant's order. */
  methods: readonly Method[];
  /** When to ask about a payment that stands like this; null where there never will be news of it. */
  askNext(payment: Payment, now: Date): Date | null;
  /**
   * What has become of a payment; null while nothing is known. It is asked on a transaction that holds the
   * payment: the answer comes from what is known here already, never over the network.
   */
  newsOf(tx: Database, payment: Payment): Promise<News | null>;
}

/** The payment side: how money comes and goes, and the word of what became of each payment (WAL-02). */
export interface PaymentDesk {
  deposits: PaymentCounter<DepositMethod, DepositNews>;
  withdrawals: PaymentCounter<PayMethod, WithdrawalNews>;
}
