import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, serial } from './columns';
import { account } from './identity';

/** What of the bets in a category goes back to an account, in basis points. */
export const accountRebate = pgTable(
  'account_rebate',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    gameCategory: text('game_category').notNull(),
    rate: integer('rate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameCategory] })],
);

/** Rates that counted until a later change, in basis points; without a row the present rate always has. */
export const accountRebatePast = pgTable(
  'account_rebate_past',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
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
