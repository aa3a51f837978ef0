import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { toMemberId } from '../member/memberId';
import { balance, ledgerAccount } from '../money/schema';
import { total } from '../money/totals';
import { windowOf } from '../platform/paging';
import { INTEGER_IDS, microsOf, momentOf, type RowSource } from '../platform/rowKey';
import { account } from '../session/schema';
import { isBelow, type LineagePosition } from './lineage';
import { describeMembers, isAnyWalletOfAccount, type Viewer } from './memberFacts';
import { filterOf, isEverybody, type MembersQuery } from './memberFilters';
import { teamNow } from './teamNow';

/** The ids of one page of the people below `parent`, in the requested order, and how many there are on all pages. */
export async function listMembers(
  db: Database,
  viewer: Viewer,
  parent: LineagePosition,
  query: MembersQuery,
): Promise<{ ids: number[]; total: number }> {
  const where = await filterOf(db, viewer, parent, query);
  const countAll = async (on: Database): Promise<number> => {
    if (isEverybody(query)) return (await teamNow(on, parent)).people;
    const [counted] = await on.select({ total: count() }).from(account).where(where);
    return counted?.total ?? 0;
  };
  const read = async (on: Database, all: number): Promise<number[]> => {
    const rows = await inOrder(on, parent, query, { where, ...nearerEnd(query, all) });
    const ids = rows.map(({ id }) => id);
    return isNearEnd(query, all) ? ids.reverse() : ids;
  };
  const all = await countAll(db);
  if (!isNearEnd(query, all)) return { ids: await read(db, all), total: all };
  // Counted from the end: nobody may join between the count and the page.
  return db.transaction(
    async (tx) => {
      const total = await countAll(tx);
      return { ids: await read(tx, total), total };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Everybody below `parent` who passes the filters, in the order in which they came, for a file. */
export function allMembers(
  db: Database,
  viewer: Viewer,
  parent: LineagePosition,
  query: Omit<MembersQuery, 'sort' | 'order'>,
): RowSource<components['schemas']['TeamMember'], null> {
  return {
    ids: INTEGER_IDS,
    async read(after, limit) {
      const isBehind =
        after &&
        sql`(${account.registeredAt}, ${account.id}) > (${momentOf(after)}, ${after.id}::int)`;
      const rows = await db
        .select({ id: account.id, micros: microsOf(account.registeredAt) })
        .from(account)
        .where(and(await filterOf(db, viewer, parent, query), isBehind ?? undefined))
        .orderBy(asc(account.registeredAt), asc(account.id))
        .limit(limit);
      const ids = rows.map(({ id }) => id);
      const people = await describeMembers(db, viewer, ids);
      const places = new Map(rows.map(({ id, micros }) => [toMemberId(id), { micros, id }]));
      return people.flatMap((row) => {
        const place = places.get(row.memberId);
        return place === undefined
          ? []
          : [{ key: { micros: place.micros, id: String(place.id) }, row }];
      });
    },
    totals: () => Promise.resolve(null),
  };
}

const isNearEnd = (query: MembersQuery, all: number): boolean => {
  const { limit, offset } = windowOf(query);
  return all > MANY && offset + limit > all / 2;
};

/** Fewer people are read from the beginning, however deep the page. */
const MANY = 1000;

/** A deep page is read from the end that is nearer, so that never more than half of a team is passed over. */
function nearerEnd(query: MembersQuery, all: number) {
  const { limit, offset } = windowOf(query);
  if (!isNearEnd(query, all)) return { limit, offset, isReversed: false };
  const behind = all - offset - limit;
  return {
    limit: Math.max(0, limit + Math.min(0, behind)),
    offset: Math.max(0, behind),
    isReversed: true,
  };
}

interface Window {
  where: SQL | undefined;
  limit: number;
  offset: number;
  /** From the end. */
  isReversed: boolean;
}

/** Each order has the id as its last word, so that pages never overlap. */
function inOrder(
  db: Database,
  parent: LineagePosition,
  query: MembersQuery,
  { where, limit, offset, isReversed }: Window,
) {
  const { sort = 'registeredAt' } = query;
  const isAscending = (query.order === 'asc') !== isReversed;
  const order = isAscending ? 'asc' : 'desc';
  const direction = order === 'asc' ? asc : desc;
  const last = direction(account.id);
  if (sort === 'balance')
    return db
      .select({ id: account.id })
      .from(account)
      .innerJoin(ledgerAccount, isAnyWalletOfAccount)
      .innerJoin(balance, eq(balance.ledgerAccountId, ledgerAccount.id))
      .where(where)
      .groupBy(account.id)
      .orderBy(direction(total(balance.amount)), last)
      .limit(limit)
      .offset(offset);
  if (sort === 'teamSize') {
    const sizes = teamSizes(db, parent);
    return db
      .select({ id: account.id })
      .from(account)
      .leftJoin(sizes, eq(sizes.aboveId, account.id))
      .where(where)
      .orderBy(direction(sql`coalesce(${sizes.size}, 0)`), last)
      .limit(limit)
      .offset(offset);
  }
  return db
    .select({ id: account.id })
    .from(account)
    .where(where)
    .orderBy(BY_COLUMN[sort][order], last)
    .limit(limit)
    .offset(offset);
}

const BY_COLUMN = {
  account: { asc: asc(account.username), desc: desc(account.username) },
  registeredAt: { asc: asc(account.registeredAt), desc: desc(account.registeredAt) },
  // Accounts without a login come last.
  lastLoginAt: {
    asc: sql`${account.lastLoginAt} asc nulls first`,
    desc: sql`${account.lastLoginAt} desc nulls last`,
  },
} as const;

/**
 * Everybody who has people below and how many. Those directly below one agent share their lineage, so
 * there are only as many lineages as agents, each of which counts for everybody who is named in it.
 */
function teamSizes(db: Database, parent: LineagePosition) {
  const groups = db
    .select({ lineage: account.lineage, people: count().as('people') })
    .from(account)
    .where(isBelow(parent))
    .groupBy(account.lineage)
    .as('groups');
  const step = sql`agents_of(${groups.lineage})`;
  const steps = db
    .select({ aboveId: step.as('above_id'), people: groups.people })
    .from(groups)
    .as('steps');
  return db
    .select({ aboveId: steps.aboveId, size: sql`sum(${steps.people})`.as('team_size') })
    .from(steps)
    .groupBy(steps.aboveId)
    .as('sizes');
}
