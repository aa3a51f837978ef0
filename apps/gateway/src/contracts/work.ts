import { and, count, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { DAY_MS } from '../platform/days';
import { CONTRACT_KINDS, contract, contractPayout } from './schema';

type Work = components['schemas']['ContractWork'];

/** How long a payment that failed is counted: then customer service has been asked, or never will be. */
const COUNTED_FOR_MS = 30 * DAY_MS;

/** Offers and termination requests that wait for the account's answer (AC-07). */
export const isToAnswer = (accountId: number) =>
  and(eq(contract.offereeId, accountId), eq(contract.state, 'pending'));

/** What waits for an agent in contracts, by kind: offers to answer, and payments that are due or have failed (AG-10). */
export async function contractWorkOf(db: Database, accountId: number, now: Date): Promise<Work[]> {
  const isUnpaid = and(
    eq(contractPayout.payerId, accountId),
    // In the words of the index, so that it is used.
    sql`${contractPayout.status} in ('pending', 'failed')`,
    lte(contractPayout.dueAt, now),
    gte(contractPayout.dueAt, new Date(now.getTime() - COUNTED_FOR_MS)),
  );
  const [toAnswer, unpaid] = await Promise.all([
    db
      .select({ kind: contract.kind, found: count() })
      .from(contract)
      .where(isToAnswer(accountId))
      .groupBy(contract.kind),
    db
      .select({ kind: contractPayout.kind, found: count() })
      .from(contractPayout)
      .where(isUnpaid)
      .groupBy(contractPayout.kind),
  ]);
  return CONTRACT_KINDS.map((kind) => ({
    kind,
    toAnswer: toAnswer.find((one) => one.kind === kind)?.found ?? 0,
    unpaid: unpaid.find((one) => one.kind === kind)?.found ?? 0,
  })).filter((work) => work.toAnswer + work.unpaid > 0);
}
