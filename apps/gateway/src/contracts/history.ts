import { asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { type Page, type PageQuery, toPage, windowOf } from '../platform/paging';
import type { KnownContract } from './contracts';
import { contractEvent } from './schema';

type Event = components['schemas']['ContractEvent'];
/** Its end can be asked for again and again, but nobody does so that often. */
const MOST_EVENTS = 1000;

type NewEvent = typeof contractEvent.$inferInsert;

/** Writes the history of a contract, in the same transaction. */
export async function recordEvent(tx: Database, event: NewEvent): Promise<void> {
  await tx.insert(contractEvent).values(event);
}

/** What happened to a contract, newest first. */
export async function readHistory(
  db: Database,
  known: KnownContract,
  query: PageQuery,
): Promise<Page<Event>> {
  const { offset, limit } = windowOf(query);
  const isOfIt = eq(contractEvent.contractId, known.id);
  const [total] = await db.select({ events: count() }).from(contractEvent).where(isOfIt);
  const rows = await db
    .select()
    .from(contractEvent)
    .where(isOfIt)
    .orderBy(desc(contractEvent.at), desc(contractEvent.id))
    .offset(offset)
    .limit(limit);
  return toPage(toEvents(rows, known), total?.events ?? 0, query);
}

/** All of it, oldest first. */
export async function readWholeHistory(db: Database, known: KnownContract): Promise<Event[]> {
  const rows = await db
    .select()
    .from(contractEvent)
    .where(eq(contractEvent.contractId, known.id))
    .orderBy(asc(contractEvent.at), asc(contractEvent.id))
    .limit(MOST_EVENTS);
  return toEvents(rows, known);
}

function toEvents(
  rows: (typeof contractEvent.$inferSelect)[],
  { offererName, offereeName }: KnownContract,
): Event[] {
  const names = { offerer: offererName, offeree: offereeName };
  return rows.map((row) => ({
    eventId: `ce-${row.id}`,
    type: row.type,
    byAccount: row.side === null ? null : names[row.side],
    requestType: row.request,
    note: row.note,
    at: row.at.toISOString(),
  }));
}
