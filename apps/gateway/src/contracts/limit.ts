import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import { account } from '../session/schema';
import { IN_FORCE } from './contracts';
import { type ContractKind, KIND_RULES } from './kinds';
import { contract } from './schema';

/**
 * The highest rate that an agent may promise, in basis points. Down a line it never rises: it is that of the
 * agent's own contract of the kind, without one that of the nearest above, and the merchant's maximum where
 * nobody up to the house has one (docs/decisions/0062).
 */
export async function maximumRateOf(
  db: Database,
  agentId: number,
  kind: ContractKind,
): Promise<number> {
  const { maximumRate } = KIND_RULES[kind];
  const line = await lineOf(db, agentId);
  const bound = await db
    .select({ offereeId: contract.offereeId, rate: contract.rate })
    .from(contract)
    .where(and(inArray(contract.offereeId, line), eq(contract.kind, kind), IN_FORCE));
  const rates = new Map(bound.map(({ offereeId, rate }) => [offereeId, rate]));
  const nearest = line.find((id) => rates.has(id));
  return nearest === undefined ? maximumRate : Math.min(maximumRate, rates.get(nearest) ?? 0);
}

/** An account and everybody above it, from below. */
async function lineOf(db: Database, accountId: number): Promise<number[]> {
  const [found] = await db
    .select({ lineage: account.lineage })
    .from(account)
    .where(eq(account.id, accountId));
  const above = (found?.lineage ?? '').split('/').filter(Boolean).map(Number);
  return [accountId, ...above.reverse()];
}
