import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { Query } from '../platform/handlers';
import { type Page, toPage, windowOf } from '../platform/paging';
import {
  isSideOf,
  type KnownContract,
  offeree,
  offerer,
  offererName,
  readContracts,
} from './contracts';
import { contract } from './schema';

type ContractsQuery = Query<'listContracts'>;

/** Contracts of which an account is a side: those to sign first, then the latest request first. */
export async function listContracts(
  db: Database,
  accountId: number,
  query: ContractsQuery,
): Promise<Page<KnownContract>> {
  const where = and(
    isSideOf(accountId),
    query.kind && eq(contract.kind, query.kind),
    query.side && isOnSide(accountId, query.side),
    query.state && isInState(accountId, query.state),
    query.account === undefined ? undefined : isWith(accountId, query.account),
  );
  const [total] = await db
    .select({ contracts: count() })
    .from(contract)
    .leftJoin(offerer, eq(offerer.id, contract.offererId))
    .innerJoin(offeree, eq(offeree.id, contract.offereeId))
    .where(where);
  const isToSign = sql`(${contract.state} = 'pending' and ${contract.offereeId} = ${accountId})`;
  const latest = sql`coalesce(${contract.terminationAskedAt}, ${contract.offeredAt})`;
  const order = [desc(isToSign), desc(latest)];
  const rows = await readContracts(db, where, { order, ...windowOf(query) });
  return toPage(rows, total?.contracts ?? 0, query);
}

function isOnSide(accountId: number, side: NonNullable<ContractsQuery['side']>): SQL {
  return eq(side === 'offeredToMe' ? contract.offereeId : contract.offererId, accountId);
}

/** The state as the caller sees it: what is pending is to be signed by whom it was offered to. */
function isInState(
  accountId: number,
  state: NonNullable<ContractsQuery['state']>,
): SQL | undefined {
  if (state === 'sign')
    return and(eq(contract.state, 'pending'), isOnSide(accountId, 'offeredToMe'));
  if (state === 'pending')
    return and(eq(contract.state, 'pending'), isOnSide(accountId, 'offeredByMe'));
  return eq(contract.state, state);
}

function isWith(accountId: number, username: string): SQL {
  const other = sql`case when ${contract.offereeId} = ${accountId} then ${offererName} else ${offeree.username} end`;
  return sql`${other} = ${username.trim().toLowerCase()}`;
}
