import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, money, serial } from '../database/columns';
import type { components } from '../generated/contract';
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

/** How often a link was opened on a day, by the place where it was put. */
export const registerLinkDay = pgTable(
  'register_link_day',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => registerLink.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** Empty for visits without one. */
    sub: text('sub').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day, table.sub] })],
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
    /** Where that link was put; empty where nothing was said. */
    sub: text('sub').notNull().default(''),
    /** What the agent noted. */
    remark: text('remark').notNull().default(''),
  },
  (table) => [index('account_opening_link').on(table.linkId)],
);

/** What an agent keeps on somebody below, for nobody else's eyes (AG-07). It goes with the account of either. */
export const memberNote = pgTable(
  'member_note',
  {
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    memberId: integer('member_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.authorId, table.memberId] }),
    index('member_note_member').on(table.memberId),
  ],
);

/** What an agent has saved of a report under a name (AG-09). It goes with the account. */
export const reportView = pgTable(
  'report_view',
  {
    id: serial('id'),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    report: text('report').notNull().$type<components['schemas']['TeamReportName']>(),
    name: text('name').notNull(),
    state: jsonb('state').notNull().$type<components['schemas']['ReportViewState']>(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('report_view_name').on(table.ownerId, table.report, sql`lower(${table.name})`),
  ],
);

/** What is kept of a day, of one account or of several. */
const daySums = () => ({
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
});

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
    ...daySums(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day] }),
    // For reports on large teams, which are quicker by day than by account.
    index('account_day_day').on(table.day),
    // First deposits: those of some days, and whether there was one before.
    index('account_day_deposit')
      .on(table.day, table.accountId, table.lineage)
      .where(sql`${table.depositCount} > 0`),
    index('account_day_depositor')
      .on(table.accountId, table.day)
      .where(sql`${table.depositCount} > 0`),
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

/**
 * The days of a month on which an account did something, one bit for each: people are counted over many days without
 * reading each of them.
 */
export const accountMonth = pgTable(
  'account_month',
  {
    accountId: ofAccount(),
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    /** That of the account. */
    lineage: text('lineage').notNull(),
    /** The days with bets; the lowest bit is the first of the month. */
    played: integer('played').notNull().default(0),
    /** The days that a statement has a row for. */
    stated: integer('stated').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.month] }),
    index('account_month_begin').on(table.month, table.lineage.op('text_pattern_ops')),
  ],
);

const teamDaySums = () => ({
  day: date('day', { mode: 'string' }).notNull(),
  /** Of the bets; money and people that belong to no game are under NO_CATEGORY. */
  gameCategory: text('game_category').notNull(),
  /** People with a bet on the day. */
  players: integer('players').notNull().default(0),
  ...daySums(),
});

const ofAgent = () =>
  integer('agent_id')
    .notNull()
    .references(() => account.id);

/** What everybody below an agent did on a day, by category: the sums of their `account_day`. */
export const teamDay = pgTable('team_day', { agentId: ofAgent(), ...teamDaySums() }, (table) => [
  primaryKey({ columns: [table.agentId, table.day, table.gameCategory] }),
]);

/** What was added to that since it was last added up, by the lineage of those who did it. */
export const teamDayChange = pgTable('team_day_change', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  lineage: text('lineage').notNull(),
  ...teamDaySums(),
});

const teamListSums = () => ({
  day: date('day', { mode: 'string' }).notNull(),
  /** Movements by their sign, orders by their kind. */
  list: text('list')
    .notNull()
    .$type<'income' | 'outgo' | 'deposit' | 'withdrawal' | 'transferIn' | 'transferOut'>(),
  /** The kind of a movement, the state of an order; empty for transfers. */
  state: text('state').notNull(),
  rows: integer('rows').notNull(),
  amount: money('amount').notNull(),
  fee: money('fee').notNull(),
});

/**
 * How many movements and orders everybody below an agent has on a day, and what they come to, so that a page of a long
 * list has its totals without reading all of it.
 */
export const teamListDay = pgTable(
  'team_list_day',
  { agentId: ofAgent(), ...teamListSums() },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.list, table.state] })],
);

/** What was added to that since it was last added up. */
export const teamListChange = pgTable('team_list_change', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  lineage: text('lineage').notNull(),
  ...teamListSums(),
});
