import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { type ContractKind } from './kinds';
import { contract } from './schema';
import { isInForce, type StoredState } from './views';

type Schemas = components['schemas'];

const REQUESTS = { new: 'NEW', termination: 'TERMINATION' } as const;
const INFOS = {
  pending: 'PENDING',
  accepted: 'ACCEPTED',
  rejected: 'REJECTED',
  terminated: 'TERMINATED',
  cancelled: null,
} as const;

/**
 * The caller's contracts at a glance. The `req` fields tell of the latest request that waits for the
 * caller's answer; the `info` fields of the contract in force, or without one of the latest.
 */
export async function contractsAtAGlance(
  db: Database,
  accountId: number,
): Promise<Schemas['ConsolidatedFunds']> {
  const offered = await contractStates(db, eq(contract.offereeId, accountId));
  const offering = await contractStates(
    db,
    and(eq(contract.offererId, accountId), eq(contract.kind, 'daily')),
  );
  const of = (kind: ContractKind) => offered.filter((one) => one.kind === kind);
  return {
    dailysalreqtype: requestOf(of('daily')),
    divtypereq: requestOf(of('dividend')),
    contracthoursalreq: requestOf(of('hourly')),
    realtimesalreqtype: requestOf(of('realtime')),
    dailysalinfotype: infoOf(of('daily')),
    contractmrdailysalinfotype: infoOf(offering),
    contracthoursalinfo: infoOf(of('hourly')),
    divtypeinfo: infoOf(of('dividend')),
  };
}

/** Latest first, without cancelled offers. */
function contractStates(db: Database, where: SQL | undefined) {
  return db
    .select({ kind: contract.kind, request: contract.request, state: contract.state })
    .from(contract)
    .where(and(where, ne(contract.state, 'cancelled')))
    .orderBy(desc(contract.offeredAt), desc(contract.id));
}

function requestOf(latestFirst: readonly StoredState[]): Schemas['ConsolidatedRequest'] {
  const waiting = latestFirst.find(({ state }) => state === 'pending');
  return waiting === undefined ? null : REQUESTS[waiting.request];
}

function infoOf(latestFirst: readonly StoredState[]): Schemas['ConsolidatedInfo'] {
  if (latestFirst.some(isInForce)) return 'ACCEPTED';
  const [latest] = latestFirst;
  return latest === undefined ? null : INFOS[latest.state];
}
