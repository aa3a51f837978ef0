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

type Asked = Query<'listContracts'>;

/** Contracts of which an account is a side: those to sign first, then the latest request first. */
export async function listContracts(
  db: Database,
  accountId: number,
  asked: Asked,
): Promise<Page<KnownContract>> {
  const where = and(
    isSideOf(accountId),
    asked.kind && eq(contract.kind, asked.kind),
    asked.side && isOnSide(accountId, asked.side),
    asked.state && isInState(accountId, asked.state),
    asked.account === undefined ? undefined : isWith(accountId, asked.account),
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
  const rows = await readContracts(db, where, { order, ...windowOf(asked) });
  return toPage(rows, total?.contracts ?? 0, asked);
}

function isOnSide(accountId: number, side: NonNullable<Asked['side']>): SQL {
  return eq(side === 'offeredToMe' ? contract.offereeId : contract.offererId, accountId);
}

/** The state as the caller sees it: what is pending is to be signed by whom it was offered to. */
function isInState(accountId: number, state: NonNullable<Asked['state']>): SQL | undefined {
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
