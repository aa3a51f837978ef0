import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, serial } from '../database/columns';
import type { components } from '../generated/contract';
import { ofAccount } from '../session/schema';

/** Title and content of a message in a language other than English. */
export type MessageTranslations = Partial<
  Record<string, readonly [title: string, content: string]>
>;

export const message = pgTable(
  'message',
  {
    id: serial('id'),
    accountId: ofAccount(),
    /** One of the contract's kinds. */
    kind: text('kind').notNull().default('SYSTEM'),
    /** In English, which is the fallback for missing translations. */
    title: text('title').notNull(),
    /** HTML of paragraphs and emphasis. */
    content: text('content').notNull(),
    translations: jsonb('translations').$type<MessageTranslations>().notNull().default({}),
    /** The page of the site that it links to. */
    link: text('link'),
    sentAt: moment('sent_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('message_account').on(table.accountId, table.readAt),
    index('message_sent').on(table.accountId, table.sentAt, table.id),
  ],
);

/** Kinds of messages that an account does not want (TR-06). */
export const mutedKind = pgTable(
  'muted_kind',
  {
    accountId: ofAccount(),
    kind: text('kind').$type<components['schemas']['MessageKind']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);
