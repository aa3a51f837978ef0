import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { Refusal } from '../platform/refusal';
import { account } from '../session/schema';
import { contract, contractTier } from './schema';
import type { Tier } from './tiers';

export type Contract = typeof contract.$inferSelect;

/** A contract with the names of its sides and its steps. */
export interface KnownContract extends Contract {
  /** The house goes by the merchant's code. */
  offererName: string;
  offereeName: string;
  tiers: Tier[];
}

export const offerer = alias(account, 'offerer');
export const offeree = alias(account, 'offeree');

/** How the side that offers is called. */
export const offererName = sql<string>`coalesce(${offerer.username}, ${contract.merchant})`;

/** Contracts of which an account is a side. */
export function isSideOf(accountId: number): SQL | undefined {
  return or(eq(contract.offererId, accountId), eq(contract.offereeId, accountId));
}

export const IN_FORCE = sql`((${contract.request} = 'new' and ${contract.state} = 'accepted') or (${contract.request} = 'termination' and ${contract.state} = 'pending'))`;

/** Contracts with names and steps; the caller chooses order and page. */
export async function readContracts(
  db: Database,
  where: SQL | undefined,
  wanted: { order?: SQL[]; offset?: number; limit?: number } = {},
): Promise<KnownContract[]> {
  const query = db
    .select({
      ...getTableColumns(contract),
      offererName,
      offereeName: offeree.username,
    })
    .from(contract)
    .leftJoin(offerer, eq(offerer.id, contract.offererId))
    .innerJoin(offeree, eq(offeree.id, contract.offereeId))
    .where(where)
    .orderBy(...(wanted.order ?? []), asc(contract.id))
    .offset(wanted.offset ?? 0);
  const rows = await (wanted.limit === undefined ? query : query.limit(wanted.limit));
  const tiers = await tiersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, tiers: tiers.get(row.id) ?? [] }));
}

/** One contract out of those that `where` leaves; any other id is refused as unknown. */
export async function findContract(
  db: Database,
  id: string,
  where: SQL | undefined,
): Promise<KnownContract> {
  const [found] = await readContracts(db, and(eq(contract.id, id), where));
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

/** The steps of contracts, lowest first. */
export async function tiersOf(
  db: Database,
  contractIds: readonly string[],
): Promise<Map<string, Tier[]>> {
  const found = new Map<string, Tier[]>();
  if (contractIds.length === 0) return found;
  const rows = await db
    .select()
    .from(contractTier)
    .where(inArray(contractTier.contractId, [...contractIds]))
    .orderBy(asc(contractTier.contractId), asc(contractTier.position));
  for (const { contractId, position: _, ...tier } of rows)
    found.set(contractId, [...(found.get(contractId) ?? []), tier]);
  return found;
}

/**
 * Locks the sides of a contract, lower number first: whatever changes contracts of a person waits here,
 * so what is read afterwards stays true until the transaction ends.
 */
export async function lockSides(tx: Database, ids: readonly (number | null)[]): Promise<void> {
  const people = [...new Set(ids.filter((id) => id !== null))];
  await tx
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.id, people))
    .orderBy(asc(account.id))
    .for('no key update');
}

/** Changes a contract if it is still in the state that was read; else refuses (optimistic lock). */
export async function changeContract(
  tx: Database,
  { id, request, state }: Pick<Contract, 'id' | 'request' | 'state'>,
  changed: Partial<Contract>,
): Promise<void> {
  const done = await tx
    .update(contract)
    .set(changed)
    .where(and(eq(contract.id, id), eq(contract.request, request), eq(contract.state, state)))
    .returning({ id: contract.id });
  if (done.length === 0) throw new Refusal('STATE_CONFLICT');
}
