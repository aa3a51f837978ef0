import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, money, serial } from '../database/columns';
import { txn } from '../money/schema';
import { account } from '../session/schema';

export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export const CONTRACT_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
const STATES = ['pending', 'accepted', 'rejected', 'terminated', 'cancelled'] as const;
const EVENTS = [
  'offered',
  'accepted',
  'rejected',
  'cancelled',
  'terminationRequested',
  'terminated',
] as const;
const REQUESTS = ['new', 'termination'] as const;

/**
 * What an agent promises to somebody directly below. One state is stored, each side has its own view of
 * it; a termination that is taken back or rejected leaves the contract as it was before.
 */
export const contract = pgTable(
  'contract',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    kind: text('kind', { enum: CONTRACT_KINDS }).notNull(),
    /** Who pays; null for the house, which has the contracts with those at the top. */
    offererId: integer('offerer_id').references(() => account.id),
    offereeId: integer('offeree_id')
      .notNull()
      .references(() => account.id),
    period: text('period', { enum: CONTRACT_PERIODS }).notNull(),
    /** The highest rate of its tiers, in basis points. */
    rate: integer('rate').notNull(),
    remark: text('remark').notNull(),
    /** Why its end is asked for; null without a termination request. */
    reason: text('reason'),
    /** What the last request asks for. */
    request: text('request', { enum: REQUESTS }).notNull(),
    /** Where the last request stands. */
    state: text('state', { enum: STATES }).notNull(),
    offeredAt: moment('offered_at').notNull(),
    answeredAt: moment('answered_at'),
    terminationAskedAt: moment('termination_asked_at'),
    terminationAnsweredAt: moment('termination_answered_at'),
    startsAt: moment('starts_at'),
    endedAt: moment('ended_at'),
    /** Sales count up to here: to the end, or to where the contract starts that took its place. */
    countsUntil: moment('counts_until'),
  },
  (table) => [
    index('contract_offerer').on(table.offererId, table.kind),
    index('contract_offeree').on(table.offereeId, table.kind),
    index('contract_counted').on(table.kind, table.startsAt),
    uniqueIndex('contract_open')
      .on(table.offereeId, table.kind)
      .where(sql`${table.request} = 'new' and ${table.state} = 'pending'`),
    uniqueIndex('contract_in_force')
      .on(table.offereeId, table.kind)
      .where(
        sql`(${table.request} = 'new' and ${table.state} = 'accepted') or (${table.request} = 'termination' and ${table.state} = 'pending')`,
      ),
    check(
      'contract_state',
      sql`${table.request} = 'new' or (${table.request} = 'termination' and ${table.state} in ('pending', 'terminated'))`,
    ),
  ],
);

/** The steps of a contract, lowest first. */
export const contractTier = pgTable(
  'contract_tier',
  {
    contractId: text('contract_id')
      .notNull()
      .references(() => contract.id),
    position: smallint('position').notNull(),
    rate: integer('rate').notNull(),
    activeMembers: integer('active_members').notNull(),
    periodBet: money('period_bet').notNull(),
    periodProfitLoss: money('period_profit_loss').notNull(),
    amount: money('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.position] })],
);

export const contractEvent = pgTable(
  'contract_event',
  {
    id: serial('id'),
    contractId: text('contract_id')
      .notNull()
      .references(() => contract.id),
    type: text('type', { enum: EVENTS }).notNull(),
    /** Which side did it; null when another contract caused it. */
    side: text('side', { enum: ['offerer', 'offeree'] }),
    request: text('request', { enum: REQUESTS }).notNull(),
    note: text('note'),
    at: moment('at').notNull(),
  },
  (table) => [index('contract_event_contract').on(table.contractId, table.id)],
);

/** What a contract gives for one settlement; each has at most one. */
export const contractPayout = pgTable(
  'contract_payout',
  {
    id: text('id').primaryKey(),
    contractId: text('contract_id')
      .notNull()
      .references(() => contract.id),
    kind: text('kind', { enum: CONTRACT_KINDS }).notNull(),
    /** Null for the house. */
    payerId: integer('payer_id').references(() => account.id),
    payeeId: integer('payee_id')
      .notNull()
      .references(() => account.id),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
    activeMembers: integer('active_members').notNull(),
    periodBet: money('period_bet').notNull(),
    periodProfitLoss: money('period_profit_loss').notNull(),
    rate: integer('rate').notNull(),
    amount: money('amount').notNull(),
    status: text('status', { enum: ['pending', 'paid', 'failed'] }).notNull(),
    /** From when on it is paid. */
    dueAt: moment('due_at').notNull(),
    paidAt: moment('paid_at'),
    /** Null as long as nothing was booked, and for ever when there was nothing to book. */
    txnId: integer('txn_id').references(() => txn.id),
  },
  (table) => [
    unique('contract_payout_once').on(table.contractId, table.startAt),
    index('contract_payout_payer').on(table.payerId, table.kind, table.endAt),
    index('contract_payout_payee').on(table.payeeId, table.kind, table.endAt),
    // Few are unpaid of all that an agent ever paid.
    index('contract_payout_unpaid')
      .on(table.payerId, table.dueAt)
      .where(sql`${table.status} in ('pending', 'failed')`),
    index('contract_payout_due').on(table.dueAt).where(sql`${table.status} = 'pending'`),
    check('contract_payout_amount', sql`${table.amount} >= 0`),
  ],
);
