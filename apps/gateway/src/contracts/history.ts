import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { type Page, type PageQuery, toPage, windowOf } from '../platform/paging';
import type { KnownContract } from './contracts';
import { contractEvent } from './schema';

type Event = components['schemas']['ContractEvent'];
type NewEvent = typeof contractEvent.$inferInsert;

/** Writes the history of a contract, in the same transaction. */
export async function recordEvent(tx: Database, event: NewEvent): Promise<void> {
  await tx.insert(contractEvent).values(event);
}

/** What happened to a contract, newest first. */
export async function readHistory(
  db: Database,
  { id, offererName, offereeName }: KnownContract,
  query: PageQuery,
): Promise<Page<Event>> {
  const { offset, limit } = windowOf(query);
  const isOfIt = eq(contractEvent.contractId, id);
  const [total] = await db.select({ events: count() }).from(contractEvent).where(isOfIt);
  const rows = await db
    .select()
    .from(contractEvent)
    .where(isOfIt)
    .orderBy(desc(contractEvent.at), desc(contractEvent.id))
    .offset(offset)
    .limit(limit);
  const names = { offerer: offererName, offeree: offereeName };
  const events = rows.map((row) => ({
    eventId: `ce-${row.id}`,
    type: row.type,
    byAccount: row.side === null ? null : names[row.side],
    requestType: row.request,
    note: row.note,
    at: row.at.toISOString(),
  }));
  return toPage(events, total?.events ?? 0, query);
}
