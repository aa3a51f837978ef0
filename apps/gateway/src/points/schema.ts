import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment, money, texts } from '../database/columns';
import { promotion } from '../promotions/schema';
import { account, ofAccount } from '../session/schema';

/** The settings of a merchant's points mall. A merchant without a row has none. */
export const pointMall = pgTable(
  'point_mall',
  {
    merchant: text('merchant').primaryKey(),
    enabled: boolean('enabled').notNull(),
    /** Points that make one unit of the currency. */
    ratio: integer('ratio').notNull(),
    minimumConvert: integer('minimum_convert').notNull(),
    maximumConvert: integer('maximum_convert').notNull(),
    convertStep: integer('convert_step').notNull(),
    /** Turnover that earns one point. */
    turnoverPerPoint: money('turnover_per_point').notNull(),
    /** HTML. */
    rules: texts('rules').notNull(),
  },
  (table) => [
    // A conversion has to result in whole minor units.
    check('point_mall_exact', sql`${table.convertStep} * 100 % ${table.ratio} = 0`),
    check('point_mall_turnover', sql`${table.turnoverPerPoint} > 0`),
  ],
);

export const pointReward = pgTable(
  'point_reward',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    place: smallint('place').notNull(),
    exchangeType: text('exchange_type').notNull(),
    pointsNeeded: integer('points_needed').notNull(),
    /** The money that one piece is worth; null for goods and tickets. */
    amount: money('amount'),
    /** How many are left; null for no limit. */
    stock: integer('stock'),
    maximumQuantity: integer('maximum_quantity').notNull(),
    /** How many one member may get in all; null for no limit. */
    memberLimit: integer('member_limit'),
    needsAddress: boolean('needs_address').notNull(),
    /** The promotion whose tickets are given, if it is one. */
    promotionId: text('promotion_id').references(() => promotion.id),
    turnoverMultiple: smallint('turnover_multiple').notNull().default(0),
    withdrawnAt: moment('withdrawn_at'),
    imageUrl: text('image_url'),
    name: texts('name').notNull(),
    description: texts('description').notNull(),
  },
  (table) => [
    index('point_reward_merchant').on(table.merchant, table.place),
    check('point_reward_stock', sql`${table.stock} >= 0`),
    check(
      'point_reward_amount',
      sql`${table.exchangeType} not in ('CASH', 'BONUS') or ${table.amount} > 0`,
    ),
  ],
);

/** A request to exchange points. A conversion into the wallet is one too, without a reward. */
export const redeemRequest = pgTable(
  'redeem_request',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    rewardId: text('reward_id').references(() => pointReward.id),
    exchangeType: text('exchange_type').notNull(),
    name: texts('name').notNull(),
    points: integer('points').notNull(),
    amount: money('amount'),
    quantity: integer('quantity').notNull(),
    status: text('status').notNull(),
    reason: texts('reason'),
    recipientName: text('recipient_name'),
    mobileNum: text('mobile_num'),
    address: text('address'),
    remark: text('remark'),
    appliedAt: moment('applied_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('redeem_request_account').on(table.accountId, table.appliedAt),
    index('redeem_request_status').on(table.status, table.updatedAt),
    index('redeem_request_reward').on(table.rewardId, table.accountId),
    check('redeem_request_points', sql`${table.points} > 0 and ${table.quantity} > 0`),
  ],
);

/** Turnover of an account that has not made a whole point yet. */
export const pointCarry = pgTable('point_carry', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id),
  turnover: money('turnover').notNull(),
});
