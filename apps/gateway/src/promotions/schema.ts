import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment, money, serial, texts } from '../database/columns';
import { ofAccount } from '../session/schema';

/** An offer of the merchant. With a period it starts again in each period of its window. */
export const promotion = pgTable(
  'promotion',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    place: smallint('place').notNull(),
    kind: text('kind').notNull(),
    period: text('period'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** How many may join one period; null for no limit. */
    capacity: integer('capacity'),
    /** The lowest VIP level that sees it. */
    minimumVip: smallint('minimum_vip').notNull().default(0),
    /** How its reward is given: on `application`, `automatic`, or as `tickets`. */
    payout: text('payout').notNull(),
    /** What is counted, and how much is required; for tickets, how much each costs. */
    goal: text('goal'),
    goalAmount: money('goal_amount').notNull().default(sql`0`),
    bonusAmount: money('bonus_amount'),
    /** Share of what is counted, in basis points, where the bonus is not fixed. */
    bonusRate: integer('bonus_rate'),
    maximumBonus: money('maximum_bonus'),
    minimumDeposit: money('minimum_deposit'),
    turnoverMultiple: smallint('turnover_multiple').notNull().default(0),
    /** Categories whose bets count; empty for all. */
    gameCategories: text('game_categories').array().notNull().default([]),
    needsRemark: boolean('needs_remark').notNull().default(false),
    maximumImages: smallint('maximum_images').notNull().default(0),
    imageUrl: text('image_url'),
    title: texts('title').notNull(),
    summary: texts('summary').notNull(),
    /** HTML. */
    terms: texts('terms').notNull(),
  },
  (table) => [
    index('promotion_merchant').on(table.merchant, table.place),
    check(
      'promotion_payout',
      sql`${table.payout} = 'tickets' or (${table.bonusAmount} is null) <> (${table.bonusRate} is null)`,
    ),
  ],
);

/** An account's participation in one period of a promotion, and its state. */
export const participation = pgTable(
  'participation',
  {
    id: serial('id'),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotion.id),
    accountId: ofAccount(),
    periodStart: moment('period_start').notNull(),
    state: text('state').notNull(),
    joinedAt: moment('joined_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    unique('participation_once').on(table.promotionId, table.accountId, table.periodStart),
    index('participation_account').on(table.accountId, table.periodStart),
    index('participation_state').on(table.state),
  ],
);

export const rewardApplication = pgTable(
  'reward_application',
  {
    id: text('id').primaryKey(),
    participationId: integer('participation_id')
      .notNull()
      .references(() => participation.id),
    status: text('status').notNull(),
    remark: text('remark').notNull(),
    imageIds: text('image_ids').array().notNull().default([]),
    requestedAt: moment('requested_at').notNull(),
    answeredAt: moment('answered_at'),
    rejectionReason: texts('rejection_reason'),
  },
  (table) => [
    index('reward_application_participation').on(table.participationId, table.requestedAt),
    index('reward_application_status').on(table.status, table.requestedAt),
  ],
);

/** A reward that waits in the reward centre until it is claimed or expires. */
export const reward = pgTable(
  'reward',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    /** What it was given for; unique, so that nothing is rewarded twice. */
    reason: text('reason').notNull(),
    source: text('source').notNull(),
    promotionId: text('promotion_id').references(() => promotion.id),
    participationId: integer('participation_id').references(() => participation.id),
    missionId: text('mission_id'),
    /** The kind of promotion that the history names. */
    kind: text('kind').notNull(),
    title: texts('title').notNull(),
    amount: money('amount').notNull(),
    points: integer('points').notNull(),
    turnoverMultiple: smallint('turnover_multiple').notNull(),
    issuedAt: moment('issued_at').notNull(),
    expiresAt: moment('expires_at'),
    claimedAt: moment('claimed_at'),
  },
  (table) => [
    unique('reward_reason').on(table.accountId, table.reason),
    index('reward_account').on(table.accountId, table.issuedAt),
    index('reward_participation').on(table.participationId),
    check('reward_worth', sql`${table.amount} >= 0 and ${table.points} >= 0`),
    check('reward_not_empty', sql`${table.amount} > 0 or ${table.points} > 0`),
  ],
);

/** What was credited outside play. The turnover done is counted from the bets. */
export const bonus = pgTable(
  'bonus',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    transactionNumber: text('transaction_number').notNull().unique(),
    kind: text('kind').notNull(),
    title: texts('title').notNull(),
    amount: money('amount').notNull(),
    points: integer('points').notNull(),
    turnoverRequired: money('turnover_required').notNull(),
    creditedAt: moment('credited_at').notNull(),
    expiresAt: moment('expires_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [index('bonus_account').on(table.accountId, table.creditedAt)],
);

/** A chance to draw a prize. The prize is stored with it, so that changes to the table of prizes do not matter. */
export const ticket = pgTable(
  'ticket',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotion.id),
    /** What it was given for; unique, so that nothing is rewarded twice. */
    reason: text('reason').notNull(),
    kind: text('kind').notNull(),
    source: texts('source').notNull(),
    issuedAt: moment('issued_at').notNull(),
    expiresAt: moment('expires_at'),
    openedAt: moment('opened_at'),
    prizeId: text('prize_id'),
    prizeAmount: money('prize_amount'),
    prizePoints: integer('prize_points'),
    claimedAt: moment('claimed_at'),
  },
  (table) => [
    unique('ticket_reason').on(table.accountId, table.promotionId, table.reason),
    index('ticket_account').on(table.accountId, table.issuedAt),
    check('ticket_drawn', sql`(${table.openedAt} is null) = (${table.prizeId} is null)`),
    check('ticket_claimed', sql`${table.claimedAt} is null or ${table.openedAt} is not null`),
  ],
);

/** A claimed mission reward; its points count on the leaderboard. */
export const missionClaim = pgTable(
  'mission_claim',
  {
    accountId: ofAccount(),
    missionId: text('mission_id').notNull(),
    periodStart: moment('period_start').notNull(),
    missionPoints: integer('mission_points').notNull(),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.missionId, table.periodStart] }),
    index('mission_claim_at').on(table.claimedAt),
  ],
);

/** A rebate that was claimed by hand, with the span of bets that it covers. */
export const rebateClaim = pgTable(
  'rebate_claim',
  {
    accountId: ofAccount(),
    fromAt: moment('from_at').notNull(),
    untilAt: moment('until_at').notNull(),
    amount: money('amount').notNull(),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.fromAt] }),
    check('rebate_claim_span', sql`${table.fromAt} < ${table.untilAt}`),
  ],
);

/** Whether members may invite friends, and the reward for a friend who fulfils the terms. */
export const referralProgramme = pgTable('referral_programme', {
  merchant: text('merchant').primaryKey(),
  enabled: boolean('enabled').notNull(),
  minimumDeposit: money('minimum_deposit').notNull(),
  withinDays: smallint('within_days').notNull(),
  rewardAmount: money('reward_amount').notNull(),
  turnoverMultiple: smallint('turnover_multiple').notNull(),
});
