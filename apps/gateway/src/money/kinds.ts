/**
 * What a transaction of the ledger is. A history reads the type of a change from it and from the sign:
 * a GAME_ROUND takes a BET and brings a WIN, a TRANSFER goes OUT here and comes IN there.
 */
export const TXN_KINDS = [
  'OPENING',
  'TRIAL_OPENING',
  'DEPOSIT',
  'WITHDRAWAL',
  'WITHDRAWAL_RETURN',
  'TRANSFER',
  'GAME_ROUND',
  'BET_RETURN',
  'BONUS',
  'REWARD',
  'REBATE',
  'POINTS',
  'SALARY',
  'DIVIDEND',
  'ADJUSTMENT',
] as const;

export type TxnKind = (typeof TXN_KINDS)[number];
