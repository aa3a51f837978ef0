import type { Posting } from './ledger';

/** The postings by which an amount in minor units goes from one account of the ledger to another; none for nothing. */
export const passed = (from: number, to: number, amount: bigint): Posting[] =>
  amount === 0n
    ? []
    : [
        { account: from, amount: -amount },
        { account: to, amount },
      ];
