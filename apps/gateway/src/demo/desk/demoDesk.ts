import type {
  DepositNews,
  Payment,
  PaymentCounter,
  PaymentDesk,
  WithdrawalNews,
} from '../../wallet/paymentDesk';
import {
  DEPOSIT_METHODS,
  type DemoDepositMethod,
  type DemoMethod,
  WITHDRAW_METHODS,
} from './demoMethodTable';

/** How long the demo's customer service looks into what has not arrived. */
const LOOKED_INTO_SECONDS = 600;

/**
 * The demo has nobody who pays. What becomes of a payment shows in its cents, so that everything that can
 * happen to one can be tried: at .13 it is rejected, at .99 nobody ever pays.
 */
const isRejected = ({ amount }: Payment): boolean => amount % 100n === 13n;
const isNeverPaid = ({ amount }: Payment): boolean => amount % 100n === 99n;

const inSeconds = (seconds: number, now: Date): Date => new Date(now.getTime() + seconds * 1000);

/** Each of the two steps of a payment takes half of what its method takes. */
function halfway(methods: readonly DemoMethod[], { methodId }: Payment, now: Date): Date {
  const takes = methods.find((one) => one.methodId === methodId)?.takes ?? 0;
  return inSeconds(takes / 2, now);
}

const deposits: PaymentCounter<DemoDepositMethod, DepositNews> = {
  methods: DEPOSIT_METHODS,
  askNext(payment, now) {
    if (payment.state === 'PENDING' && isNeverPaid(payment)) return null;
    return halfway(DEPOSIT_METHODS, payment, now);
  },
  newsOf: async (_tx, payment) =>
    payment.state === 'PENDING' ? 'found' : isRejected(payment) ? 'wrong' : 'right',
};

const withdrawals: PaymentCounter<DemoMethod, WithdrawalNews> = {
  methods: WITHDRAW_METHODS,
  askNext: (payment, now) =>
    payment.state === 'DISPUTED'
      ? inSeconds(LOOKED_INTO_SECONDS, now)
      : halfway(WITHDRAW_METHODS, payment, now),
  async newsOf(_tx, payment) {
    if (payment.state === 'DISPUTED') return 'closed';
    if (payment.state === 'PROCESSING') return 'paid';
    return isRejected(payment) ? 'refused' : 'approved';
  },
};

/** Plays the payment side in the demo: finds payments, looks at withdrawals, and has customer service. */
export const DEMO_DESK: PaymentDesk = { deposits, withdrawals };
