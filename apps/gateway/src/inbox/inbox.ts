import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { countRows, TOTAL, totalOf } from '../database/totalOf';
import { type PageQuery, windowOf } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import { fromMessageId } from './messageId';
import { message } from './schema';

export type Message = typeof message.$inferSelect;

/** A message in a list. `content` is complete; the caller shortens it. */
export type ListedMessage = Pick<
  Message,
  'id' | 'kind' | 'title' | 'content' | 'sentAt' | 'readAt'
>;

/** Filters of the list of messages, and its language. */
export interface MessagesQuery extends PageQuery {
  unread: boolean | undefined;
  language: string;
}

/** One page of an account's messages in one language, newest first, with their total number. */
export async function listMessages(
  db: Database,
  accountId: number,
  query: MessagesQuery,
): Promise<{ rows: ListedMessage[]; total: number }> {
  const window = windowOf(query);
  const { unread, language } = query;
  const wanted = and(
    eq(message.accountId, accountId),
    unread === undefined ? undefined : is(unread),
  );
  const inLanguage = (at: 0 | 1, english: PgColumn) =>
    sql<string>`coalesce(${message.translations} -> ${language}::text ->> ${at}::int, ${english})`;
  const page = await db
    .select({
      id: message.id,
      kind: message.kind,
      title: inLanguage(0, message.title),
      content: inLanguage(1, message.content),
      sentAt: message.sentAt,
      readAt: message.readAt,
      total: TOTAL,
    })
    .from(message)
    .where(wanted)
    .orderBy(desc(message.sentAt), desc(message.id))
    .offset(window.offset)
    .limit(window.limit);
  const total = await totalOf(page, window, () => countRows(db, message, wanted));
  return { rows: page.map(({ total: _, ...row }) => row), total };
}

const is = (unread: boolean): SQL => (unread ? isNull(message.readAt) : isNotNull(message.readAt));

/** One message of an account; somebody else's is not found. */
export async function findMessage(
  db: Database,
  accountId: number,
  messageId: string,
): Promise<Message> {
  const id = fromMessageId(messageId);
  const [found] =
    id === null
      ? []
      : await db
          .select()
          .from(message)
          .where(and(eq(message.accountId, accountId), eq(message.id, id)));
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

/** Marks messages of an account as read, all if no ids are given; returns how many changed. */
export async function markRead(
  db: Database,
  accountId: number,
  messageIds: readonly string[] | undefined,
  now: Date,
): Promise<number> {
  const changed = await db
    .update(message)
    .set({ readAt: now })
    .where(and(isNull(message.readAt), isMeant(accountId, messageIds)))
    .returning({ id: message.id });
  return changed.length;
}

/** Deletes messages of an account for good, all if no ids are given; returns how many there were. */
export async function deleteMessages(
  db: Database,
  accountId: number,
  messageIds: readonly string[] | undefined,
): Promise<number> {
  const gone = await db
    .delete(message)
    .where(isMeant(accountId, messageIds))
    .returning({ id: message.id });
  return gone.length;
}

function isMeant(accountId: number, messageIds: readonly string[] | undefined): SQL | undefined {
  const ids = messageIds?.map(fromMessageId).filter((id) => id !== null);
  return and(
    eq(message.accountId, accountId),
    ids === undefined ? undefined : inArray(message.id, ids),
  );
}

/** The number of unread messages of an account. */
export async function countUnread(db: Database, accountId: number): Promise<number> {
  const [counted] = await db
    .select({ unread: count() })
    .from(message)
    .where(and(eq(message.accountId, accountId), isNull(message.readAt)));
  return counted?.unread ?? 0;
}
