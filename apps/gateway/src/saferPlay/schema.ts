import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment, money, serial } from '../database/columns';
import type { components } from '../generated/contract';
import { account, ofAccount } from '../session/schema';
import type { LimitKind, LimitPeriod } from './limitName';
import type { PlayPauseKind } from './pauseKind';

/**
 * Every change of a member's own limits. The newest row of a kind and period is the limit as it is; rows are never
 * changed or deleted, so that it can be shown what held when.
 */
export const limitChange = pgTable(
  'limit_change',
  {
    id: serial('id'),
    accountId: ofAccount(),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    /** The limit that holds, in minor units or minutes; null for none. */
    amount: money('amount'),
    /** The higher limit that waits; null for none. It means nothing without `confirmableAt`. */
    waitingAmount: money('waiting_amount'),
    /** From when what waits can be confirmed; null if nothing waits. */
    confirmableAt: moment('confirmable_at'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('limit_change_confirmable').on(table.confirmableAt),
    index('limit_change_account').on(table.accountId, table.kind, table.period, table.id),
    check('limit_change_amount', sql`${table.amount} > 0`),
    check(
      'limit_change_higher',
      sql`${table.confirmableAt} is null and ${table.waitingAmount} is null
        or ${table.confirmableAt} is not null and ${table.amount} is not null
          and (${table.waitingAmount} is null or ${table.waitingAmount} > ${table.amount})`,
    ),
  ],
);

/**
 * Breaks from play and exclusions. Rows are never deleted, and none is ever shortened; only the end of an exclusion that
 * has to be asked for is filled in later (SP-07).
 */
export const playPause = pgTable(
  'play_pause',
  {
    id: serial('id'),
    accountId: ofAccount(),
    kind: text('kind').$type<PlayPauseKind>().notNull(),
    duration: text('duration').notNull(),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Of the policy when it began: a later policy does not shorten it. */
    coolingOff: text('cooling_off').notNull(),
    /** Whether offers go on meanwhile, by the policy when it began. */
    hasOffers: boolean('has_offers').notNull(),
    /** From when play is possible; null while the end has to be asked for. */
    playableFrom: moment('playable_from'),
    endRequestedAt: moment('end_requested_at'),
    endReason: text('end_reason'),
  },
  (table) => [
    index('play_pause_account').on(table.accountId, table.playableFrom),
    check('play_pause_end', sql`${table.endsAt} > ${table.startedAt}`),
    check('play_pause_playable', sql`${table.playableFrom} >= ${table.endsAt}`),
    check(
      'play_pause_request',
      sql`${table.endRequestedAt} is null or ${table.endRequestedAt} >= ${table.endsAt} and ${table.playableFrom} is not null and ${table.endReason} is not null`,
    ),
  ],
);

/** When a member last had the activity statement before them; without a row never. */
export const statementReview = pgTable('statement_review', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id),
  reviewedAt: moment('reviewed_at').notNull(),
});

/** Every choice of an interval of the reality check. The newest row of an account holds; rows are never changed. */
export const realityCheckChoice = pgTable(
  'reality_check_choice',
  {
    id: serial('id'),
    accountId: ofAccount(),
    /** A duration by ISO 8601; null for no reality check. */
    interval: text('interval'),
    chosenAt: moment('chosen_at').notNull(),
  },
  (table) => [index('reality_check_choice_account').on(table.accountId, table.id)],
);

/** Every answer to a reality check, with what its member saw. Rows are never changed or deleted. */
export const realityCheckAnswer = pgTable(
  'reality_check_answer',
  {
    id: serial('id'),
    accountId: ofAccount(),
    /** The session of play. It is deleted at its end, its answers stay. */
    sessionId: text('session_id').notNull(),
    dueAt: moment('due_at').notNull(),
    answer: text('answer').$type<components['schemas']['RealityCheckAnswer']['answer']>().notNull(),
    answeredAt: moment('answered_at').notNull(),
    /** The time played that was shown reaches from here … */
    startedAt: moment('started_at').notNull(),
    /** … to the moment of the figures. */
    shownAt: moment('shown_at').notNull(),
    stake: money('stake').notNull(),
    payout: money('payout').notNull(),
    /** The net position that was shown. */
    gameResult: money('game_result').notNull(),
  },
  (table) => [
    unique('reality_check_answer_check').on(table.sessionId, table.dueAt),
    index('reality_check_answer_account').on(table.accountId, table.answeredAt),
    check(
      'reality_check_answer_result',
      sql`${table.gameResult} = ${table.payout} - ${table.stake}`,
    ),
  ],
);
