import { and, asc, count, desc, eq, inArray, like, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { balance, ledgerAccount } from '../money/schema';
import { total } from '../money/totals';
import { AGENT_TYPES } from '../platform/access';
import type { Query } from '../platform/handlers';
import { windowOf } from '../platform/paging';
import { account } from '../session/schema';
import { isBelow, isDirectlyBelow, type LineagePosition } from './lineage';
import { isAnyWalletOfAccount } from './memberFacts';

type MembersQuery = Query<'listTeamMembers'>;

/** The ids of one page of the people below `parent`, in the requested order, and how many there are on all pages. */
export async function listMembers(
  db: Database,
  parent: LineagePosition,
  query: MembersQuery,
): Promise<{ ids: number[]; total: number }> {
  const where = filterOf(parent, query);
  const [counted] = await db.select({ total: count() }).from(account).where(where);
  const rows = await inOrder(db, parent, query, where);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

function filterOf(
  parent: LineagePosition,
  { scope, search, accountType }: MembersQuery,
): SQL | undefined {
  const pattern =
    search
      ?.trim()
      .toLowerCase()
      .replace(/[\\%_]/g, '\\$&') ?? '';
  const agents = [...AGENT_TYPES];
  const types = { agent: inArray(account.type, agents), member: notInArray(account.type, agents) };
  return and(
    scope === 'all' ? isBelow(parent) : isDirectlyBelow(parent),
    pattern === '' ? undefined : like(account.username, `%${pattern}%`),
    accountType === undefined ? undefined : types[accountType],
  );
}

/** Each order has the id as its last word, so that pages never overlap. */
function inOrder(
  db: Database,
  parent: LineagePosition,
  query: MembersQuery,
  where: SQL | undefined,
) {
  const { sort = 'registeredAt', order = 'desc' } = query;
  const { limit, offset } = windowOf(query);
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
  const step = sql`unnest(string_to_array(trim(both '/' from ${groups.lineage}), '/'))::int`;
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
