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

/** How long the demo's customer service checks a withdrawal that has not arrived. */
const REVIEW_SECONDS = 600;

/**
 * The demo has no payment provider. The cents of an amount decide the outcome, so that every outcome can be tried:
 * .13 is rejected, .99 is never paid.
 */
const isRejected = ({ amount }: Payment): boolean => amount % 100n === 13n;
const isNeverPaid = ({ amount }: Payment): boolean => amount % 100n === 99n;

const inSeconds = (seconds: number, now: Date): Date => new Date(now.getTime() + seconds * 1000);

/** Each of the two steps of a payment takes half of its method's time. */
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
      ? inSeconds(REVIEW_SECONDS, now)
      : halfway(WITHDRAW_METHODS, payment, now),
  async newsOf(_tx, payment) {
    if (payment.state === 'DISPUTED') return 'closed';
    if (payment.state === 'PROCESSING') return 'paid';
    return isRejected(payment) ? 'refused' : 'approved';
  },
};

/** The payment side of the demo: it finds payments, reviews withdrawals, and acts as customer service. */
export const DEMO_DESK: PaymentDesk = { deposits, withdrawals };
