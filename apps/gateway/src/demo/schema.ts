import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, money } from '../database/columns';
import type { components } from '../generated/contract';
import { ledgerAccount } from '../money/schema';

/** A ticket of the demo's lottery room. With real money it is a bet of the same id, too. */
export const demoTicket = pgTable(
  'demo_ticket',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    /** Where the stake came from and the win goes. */
    ledgerAccountId: integer('ledger_account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    playMoney: boolean('play_money').notNull(),
    gameCode: text('game_code').notNull(),
    drawIndex: integer('draw_index').notNull(),
    numero: text('numero').notNull(),
    drawAt: moment('draw_at').notNull(),
    wager: text('wager').$type<components['schemas']['DemoWagerCode']>().notNull(),
    picks: text('picks').array().notNull(),
    stake: money('stake').notNull(),
    boughtAt: moment('bought_at').notNull(),
    /** What it won; null until it is settled. */
    win: money('win'),
  },
  (table) => [
    index('demo_ticket_open').on(table.merchant, table.drawAt).where(sql`${table.win} is null`),
    index('demo_ticket_player').on(table.ledgerAccountId, table.gameCode, table.boughtAt),
  ],
);
