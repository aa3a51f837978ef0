import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/open';
import { endedSession, session } from '../session/schema';
import type { LimitPeriod } from './limitName';
import { ROLLING_MS, startOfMonth } from './periods';
import { cutFor, lengthSince, type Span, unionOf } from './spans';

const MINUTE_MS = 60_000;

/** Whose time is asked, as of `UsageQuery`. */
interface TimeQuery {
  accountId: number;
  now: Date;
  offsetMinutes: number;
  sessionId?: string;
}

/**
 * For how many whole minutes a member was logged in, on all devices together. A session lasts from its login to its
 * last use. `freeAt` is when fewer count, and fewer than the limit, if nothing more is used until then.
 */
export async function timeIn(
  db: Database,
  { period, amount }: { period: LimitPeriod; amount: bigint | null },
  query: TimeQuery,
): Promise<{ used: bigint; freeAt: Date | null }> {
  const { now, offsetMinutes } = query;
  const since =
    period === 'MONTH'
      ? startOfMonth(now, offsetMinutes).getTime()
      : now.getTime() - ROLLING_MS[period];
  const union = unionOf(await readSpans(db, query, new Date(since)));
  const used = BigInt(Math.floor(lengthSince(union, since) / MINUTE_MS));
  if (used === 0n) return { used, freeAt: null };
  if (period === 'MONTH') return { used, freeAt: startOfMonth(now, offsetMinutes, 1) };
  const fewer = amount !== null && amount < used ? amount : used;
  // The last ms of a minute makes it whole.
  const cut = cutFor(union, Number(fewer) * MINUTE_MS - 1);
  return { used, freeAt: cut === null ? null : new Date(cut + ROLLING_MS[period]) };
}

async function readSpans(
  db: Database,
  { accountId, now, sessionId }: TimeQuery,
  since: Date,
): Promise<Span[]> {
  // The open ones first: one that ends meanwhile is then read twice, which counts once, and not missed.
  const open = await db
    .select({ id: session.id, from: session.createdAt, until: session.lastSeenAt })
    .from(session)
    .where(eq(session.accountId, accountId));
  const ended = await db
    .select({ from: endedSession.createdAt, until: endedSession.lastSeenAt })
    .from(endedSession)
    .where(and(eq(endedSession.accountId, accountId), gt(endedSession.lastSeenAt, since)));
  const spans = open.map(({ id, from, until }) => ({
    from,
    until: id === sessionId ? now : until,
  }));
  return [...spans, ...ended].map(({ from, until }) => ({
    from: from.getTime(),
    until: until.getTime(),
  }));
}
