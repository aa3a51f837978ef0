import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { components } from '../generated/contract';

export type DepositState = components['schemas']['DepositState'];
export type WithdrawalState = components['schemas']['WithdrawalState'];

/** Why a step was taken. */
export type StepReason =
  | 'cancelled'
  | 'takenBack'
  | 'mismatch'
  | 'notPaid'
  | 'notApproved'
  | 'received'
  | 'notReceived'
  | 'timeout'
  | 'forced';

/** A step as stored; its text is made for each reader, in their language. */
export interface Step<State extends string> {
  at: string;
  state: State;
  reason: StepReason | null;
}

export type DepositStep = Step<DepositState>;
export type WithdrawalStep = Step<WithdrawalState>;

/** A new step. */
export function stepTo<State extends string>(
  state: State,
  at: Date,
  reason: StepReason | null = null,
): Step<State> {
  return { at: at.toISOString(), state, reason };
}

/** The column with one more step. */
export function withStep(column: PgColumn, step: Step<string>): SQL {
  return sql`${column} || ${JSON.stringify([step])}::jsonb`;
}
