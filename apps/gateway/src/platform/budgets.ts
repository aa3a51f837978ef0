import type { ContractOperation } from './contract';
import type { Budget } from './limits';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Failed logins of one account. */
export const LOGIN_FAILURES: Budget = { max: 5, windowMs: 5 * MINUTE };
/** Failed logins from one address. */
export const LOGIN_FAILURES_BY_ADDRESS: Budget = { max: 20, windowMs: 5 * MINUTE };
/** Codes sent to one number. */
export const SMS_BY_NUMBER: Budget = { max: 1, windowMs: MINUTE };
export const SMS_BY_NUMBER_AND_DAY: Budget = { max: 5, windowMs: DAY };

const ONCE_A_SECOND: Budget = { max: 1, windowMs: SECOND };
const MONEY: Budget = { max: 10, windowMs: MINUTE };
/** A round of a game is money too, but people play faster than they transfer. */
const ROUNDS: Budget = { max: 120, windowMs: MINUTE };
const TRIALS: Budget = { max: 20, windowMs: 5 * MINUTE };
/** Parts of files: one of a large team has dozens, and what else a person reads is not to wait for them. */
const FILES: Budget = { max: 300, windowMs: MINUTE };
const OTHERS: Budget = { max: 120, windowMs: MINUTE };

const SPECIAL: Partial<Record<string, Budget>> = {
  getCaptcha: ONCE_A_SECOND,
  addFavoriteGame: ONCE_A_SECOND,
  removeFavoriteGame: ONCE_A_SECOND,
  freePlayLogin: TRIALS,
  exportTeamReport: FILES,
  exportRecords: FILES,
};

/** The budget of an operation and the name under which its uses are counted. */
export function budgetOf(operation: ContractOperation): { name: string; budget: Budget } {
  const special = SPECIAL[operation.id];
  if (special !== undefined) return { name: operation.id, budget: special };
  if (operation.takesLaunches && operation.method === 'POST')
    return { name: operation.id, budget: ROUNDS };
  if (operation.idempotent) return { name: 'money', budget: MONEY };
  return { name: 'others', budget: OTHERS };
}
