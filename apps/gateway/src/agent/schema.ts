import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment, money, serial } from '../database/columns';
import { account, ofAccount } from '../session/schema';

/** What of the bets in a category goes back to an account, in basis points. */
export const accountRebate = pgTable(
  'account_rebate',
  {
    accountId: ofAccount(),
    gameCategory: text('game_category').notNull(),
    rate: integer('rate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameCategory] })],
);

/** Rates that counted until a later change, in basis points; without a row the present rate always has. */
export const accountRebatePast = pgTable(
  'account_rebate_past',
  {
    accountId: ofAccount(),
    gameCategory: text('game_category').notNull(),
    rate: integer('rate').notNull(),
    /** The start of the first day that it does not count for any more. */
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameCategory, table.until] })],
);

/** A link by which people register below an agent; its code is the affiliate code. */
export const registerLink = pgTable(
  'register_link',
  {
    id: serial('id'),
    merchant: text('merchant').notNull(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => account.id),
    name: text('name').notNull(),
    affiliateCode: text('affiliate_code').notNull(),
    /** Whether who registers by it becomes an agent. */
    forAgents: boolean('for_agents').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    visits: integer('visits').notNull().default(0),
    registered: integer('registered').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When it ends; null when it stays. */
    expiresAt: moment('expires_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    unique('register_link_code').on(table.merchant, table.affiliateCode),
    index('register_link_owner').on(table.ownerId),
  ],
);

/** Rebates that an account gets which registers by a link, in basis points. */
export const registerLinkRebate = pgTable(
  'register_link_rebate',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => registerLink.id, { onDelete: 'cascade' }),
    gameCategory: text('game_category').notNull(),
    rate: integer('rate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.gameCategory] })],
);

/** How an account came into its team. Without a row nothing is known of it. */
export const accountOpening = pgTable(
  'account_opening',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id),
    /** The link that it was registered by; null when the agent opened it. */
    linkId: integer('link_id').references(() => registerLink.id),
    /** What the agent noted. */
    remark: text('remark').notNull().default(''),
  },
  (table) => [index('account_opening_link').on(table.linkId)],
);

/**
 * What an account did on a day of its merchant: kept by triggers in the transaction that writes the bet, the entry
 * or the order, so that reports need not count them again. Terms are those of docs/contracts/figures.md.
 */
export const accountDay = pgTable(
  'account_day',
  {
    accountId: ofAccount(),
    day: date('day', { mode: 'string' }).notNull(),
    /** That of the account, so that a large team is found without looking at its people. */
    lineage: text('lineage').notNull(),
    bets: integer('bets').notNull().default(0),
    stake: money('stake').notNull().default(sql`0`),
    payout: money('payout').notNull().default(sql`0`),
    rebate: money('rebate').notNull().default(sql`0`),
    bonus: money('bonus').notNull().default(sql`0`),
    /** Salaries received; those that an agent pays are not counted off. */
    salary: money('salary').notNull().default(sql`0`),
    /** How many deposits were credited. */
    depositCount: integer('deposit_count').notNull().default(0),
    deposits: money('deposits').notNull().default(sql`0`),
    withdrawals: money('withdrawals').notNull().default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day] }),
    // For reports on large teams, which are quicker by day than by account.
    index('account_day_day').on(table.day),
  ],
);

/** Where the days of a merchant's kept sums begin; without a row they are those of UTC. */
export const merchantDays = pgTable('merchant_days', {
  merchant: text('merchant').primaryKey(),
  utcOffsetMinutes: integer('utc_offset_minutes').notNull(),
});

/** Those directly below one agent, who share their lineage: how many they are, and what all their wallets hold. */
export const teamGroup = pgTable(
  'team_group',
  {
    lineage: text('lineage').primaryKey(),
    people: integer('people').notNull(),
    balance: money('balance').notNull(),
  },
  (table) => [index('team_group_begin').on(table.lineage.op('text_pattern_ops'))],
);

/**
 * What a group has gained since it was last added up. Each transaction adds rows of its own, so that nobody waits for
 * another's; a group is its row and all of these.
 */
export const teamChange = pgTable('team_change', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  lineage: text('lineage').notNull(),
  people: integer('people').notNull(),
  balance: money('balance').notNull(),
});
