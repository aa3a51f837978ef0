/**
 * The demo has nobody who pays. What becomes of a payment shows in its cents, so that everything that can
 * happen to one can be tried: at .13 it is rejected, at .99 nobody ever pays.
 */
const REJECTED = 13n;
const NEVER_PAID = 99n;

/** Whether the payment side rejects what it is asked for. */
export const isRejected = (amount: bigint): boolean => amount % 100n === REJECTED;

/** Whether the payment never arrives. */
export const isNeverPaid = (amount: bigint): boolean => amount % 100n === NEVER_PAID;

/** So many seconds from now, when the payment side has something to report. */
export const reportsAfter = (seconds: number, now: Date): Date =>
  new Date(now.getTime() + seconds * 1000);
