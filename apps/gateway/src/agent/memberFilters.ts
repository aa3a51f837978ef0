import {
  and,
  eq,
  gte,
  inArray,
  isNull,
  like,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { inForce } from '../contracts/inForce';
import { contract } from '../contracts/schema';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { parseAmount } from '../money/amount';
import { balance, ledgerAccount } from '../money/schema';
import { total } from '../money/totals';
import { AGENT_TYPES } from '../platform/access';
import { DAY_MS } from '../platform/days';
import type { Query } from '../platform/handlers';
import { account } from '../session/schema';
import { isBelow, isDirectlyBelow, type LineagePosition, lineageBelow } from './lineage';
import { isAnyWalletOfAccount, type Viewer } from './memberFacts';

export type MembersQuery = Query<'listTeamMembers'>;

/** Filters that each look at one thing, so that it is plain whether anything but the place is asked for. */
const FILTERS = [
  'search',
  'accountType',
  'status',
  'level',
  'loggedInWithin',
  'notLoggedInFor',
  'minBalance',
  'maxBalance',
  'withContract',
  'withoutContract',
] as const satisfies readonly (keyof MembersQuery)[];

/** Whether everybody below somebody is asked for, whose number is kept. */
export const isEverybody = (query: MembersQuery): boolean =>
  query.scope === 'all' && FILTERS.every((name) => (query[name] ?? '') === '');

/** Who is asked for. */
export async function filterOf(
  db: Database,
  { top, now }: Viewer,
  parent: LineagePosition,
  query: MembersQuery,
): Promise<SQL | undefined> {
  const { accountType, level, loggedInWithin, notLoggedInFor, withContract } = query;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const place = and(
    // Says nothing new, yet lets the names and orders of one merchant be read from their index.
    eq(account.merchant, parent.merchant),
    query.scope === 'all' && level !== 1 ? isBelow(parent) : isDirectlyBelow(parent),
    level === undefined ? undefined : isAtLevel(parent, level),
  );
  return and(
    place,
    accountType === undefined ? undefined : IS_OF_TYPE[accountType],
    query.status === undefined ? undefined : eq(account.status, query.status),
    loggedInWithin === undefined ? undefined : gte(account.lastLoginAt, daysAgo(loggedInWithin)),
    notLoggedInFor === undefined
      ? undefined
      : or(isNull(account.lastLoginAt), lt(account.lastLoginAt, daysAgo(notLoggedInFor))),
    holdsBetween(db, query),
    withContract === undefined ? undefined : hasContract(db, top, withContract),
    query.withoutContract === undefined
      ? undefined
      : and(isDirectlyBelow(top), sql`not ${hasContract(db, top, query.withoutContract)}`),
    await isNamed(db, place, query.search),
  );
}

const agents = [...AGENT_TYPES];
const IS_OF_TYPE = {
  agent: inArray(account.type, agents),
  member: notInArray(account.type, agents),
};

/** Each step down adds one id and one stroke to the lineage. */
function isAtLevel(parent: LineagePosition, level: number): SQL {
  const strokes = lineageBelow(parent).split('/').length - 2 + level;
  return sql`length(${account.lineage}) - length(replace(${account.lineage}, '/', '')) = ${strokes}`;
}

function holdsBetween(db: Database, { minBalance, maxBalance }: MembersQuery): SQL | undefined {
  if (minBalance === undefined && maxBalance === undefined) return undefined;
  const held = db
    .select({ amount: total(balance.amount) })
    .from(ledgerAccount)
    .innerJoin(balance, eq(balance.ledgerAccountId, ledgerAccount.id))
    .where(isAnyWalletOfAccount);
  return and(
    minBalance === undefined ? undefined : sql`${held} >= ${inMinor(minBalance)}`,
    maxBalance === undefined ? undefined : sql`${held} <= ${inMinor(maxBalance)}`,
  );
}

const inMinor = (amount: string): SQL => sql`${parseAmount(amount).toString()}::bigint`;

/** A contract between the viewer and a person; those of others stay unknown. */
function hasContract(
  db: Database,
  top: LineagePosition,
  kind: components['schemas']['ContractKind'],
): SQL {
  const one = db
    .select({ id: contract.id })
    .from(contract)
    .where(
      and(
        eq(contract.offererId, top.id),
        eq(contract.offereeId, account.id),
        eq(contract.kind, kind),
        inForce,
      ),
    );
  return sql`exists ${one}`;
}

/** Names that begin with a text, which an index finds; where there are none, those that have it anywhere. */
async function isNamed(
  db: Database,
  place: SQL | undefined,
  search = '',
): Promise<SQL | undefined> {
  const text = search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
  if (text === '') return undefined;
  const begins = like(account.username, `${text}%`);
  const found = await db
    .select({ id: account.id })
    .from(account)
    .where(and(place, begins))
    // In the order of the index: else it might be guessed that reading everybody soon meets one.
    .orderBy(sql`${account.username} using ~<~`)
    .limit(1);
  return found.length > 0 ? begins : like(account.username, `%${text}%`);
}
