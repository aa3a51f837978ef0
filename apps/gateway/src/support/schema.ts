import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns';
import { account } from '../session/schema';

export const feedback = pgTable(
  'feedback',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    /** Null for a guest. */
    accountId: integer('account_id').references(() => account.id),
    kind: text('kind').notNull(),
    content: text('content').notNull(),
    contact: text('contact'),
    language: text('language').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('feedback_sent').on(table.merchant, table.sentAt)],
);
