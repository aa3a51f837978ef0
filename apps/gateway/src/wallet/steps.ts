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

/** A step as it is kept; what people read of it is made when they ask, in their language. */
export interface Step<State extends string> {
  at: string;
  state: State;
  reason: StepReason | null;
}

export type DepositStep = Step<DepositState>;
export type WithdrawalStep = Step<WithdrawalState>;

/** A step that is taken now. */
export function stepTo<State extends string>(
  state: State,
  at: Date,
  reason: StepReason | null = null,
): Step<State> {
  return { at: at.toISOString(), state, reason };
}

/** What a column of steps is after one more. */
export function withStep(column: PgColumn, step: Step<string>): SQL {
  return sql`${column} || ${JSON.stringify([step])}::jsonb`;
}
