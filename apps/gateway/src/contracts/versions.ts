import { and, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open';
import { IN_FORCE, type KnownContract, readContracts } from './contracts';
import { contract } from './schema';

/** The contracts of a kind between two sides that come before and after one of them. */
export interface Versions {
  /** The one that it took the place of, or would. */
  before: KnownContract | undefined;
  /** The one that took its place. */
  after: KnownContract | undefined;
}

/** What a contract took the place of and what took its own: it ended in the moment in which the other was agreed. */
export async function versionsAround(db: Database, known: KnownContract): Promise<Versions> {
  const { kind, offererId, offereeId, request, state, answeredAt, startsAt, endedAt } = known;
  const one = async (where: SQL | undefined) => {
    const isBetween = and(
      eq(contract.kind, kind),
      eq(contract.offereeId, offereeId),
      offererId === null ? isNull(contract.offererId) : eq(contract.offererId, offererId),
      ne(contract.id, known.id),
    );
    const [found] = await readContracts(db, and(isBetween, where), { limit: 1 });
    return found;
  };
  const isOpen = request === 'new' && state === 'pending';
  const wasAgreed = answeredAt !== null && startsAt !== null;
  const before = isOpen
    ? await one(IN_FORCE)
    : wasAgreed
      ? await one(and(eq(contract.state, 'terminated'), eq(contract.endedAt, answeredAt)))
      : undefined;
  const after =
    wasAgreed && endedAt !== null
      ? await one(and(isNotNull(contract.startsAt), eq(contract.answeredAt, endedAt)))
      : undefined;
  return { before, after };
}
