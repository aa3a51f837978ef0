import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, money } from '../database/columns';
import type { components } from '../generated/contract';
import { ledgerAccount, txn } from '../money/schema';
import { account, ofAccount } from '../session/schema';

/** A started game. The token is its only proof and is stored as a hash. */
export const launch = pgTable('launch', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  accountId: integer('account_id').references(() => account.id),
  /** The session that started it and ends it; null in a free trial. */
  sessionId: text('session_id'),
  ledgerAccountId: integer('ledger_account_id')
    .notNull()
    .references(() => ledgerAccount.id),
  nodeId: integer('node_id'),
  vassalage: text('vassalage').notNull(),
  gameType: text('game_type').notNull(),
  language: text('language').notNull(),
  backUrl: text('back_url'),
  /** How a lottery was launched; null for anything else. */
  lottery: jsonb('lottery').$type<components['schemas']['LotteryLaunch']>(),
  playMoney: boolean('play_money').notNull(),
  openBefore: moment('open_before').notNull(),
  openedAt: moment('opened_at'),
  expiresAt: moment('expires_at').notNull(),
});

export const bet = pgTable(
  'bet',
  {
    id: text('id').primaryKey(),
    launchId: text('launch_id'),
    accountId: ofAccount(),
    txnId: integer('txn_id').references(() => txn.id),
    nodeId: integer('node_id'),
    vassalage: text('vassalage').notNull(),
    gameType: text('game_type').notNull(),
    stake: money('stake').notNull(),
    payout: money('payout').notNull(),
    playedAt: moment('played_at').notNull(),
    /** Whether it waits for its result, such as that of a draw. Until then it has paid nothing. */
    isOpen: boolean('is_open').notNull().default(false),
    /** When one that waited was decided; null while it waits, and for one that was decided when it was placed. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('bet_account').on(table.accountId, table.playedAt),
    // For reports on large teams, which are faster by day than by account.
    index('bet_played').on(table.playedAt),
    index('bet_payout').on(table.payout, table.playedAt),
    // Bets that waited for their result, by when they were placed and by when they were decided.
    index('bet_waited')
      .on(table.playedAt)
      .where(sql`${table.isOpen} or ${table.settledAt} is not null`),
    index('bet_settled').on(table.settledAt).where(sql`${table.settledAt} is not null`),
  ],
);

export const favourite = pgTable(
  'favourite',
  {
    accountId: ofAccount(),
    nodeId: integer('node_id').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.nodeId] })],
);

export const recentGame = pgTable(
  'recent_game',
  {
    accountId: ofAccount(),
    nodeId: integer('node_id').notNull(),
    playedAt: moment('played_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.nodeId] })],
);
