import { and, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { wasActiveIn } from '../agent/accountMonths';
import { accountDay, accountMonth } from '../agent/schema';
import { type Days, isInDays } from '../agent/sums';
import { teamDays } from '../agent/teamDays';
import type { Database } from '../database/open';
import { DAY_MS } from '../platform/days';
import { contract } from './schema';
import { type Sales, toSales } from './tiers';

/** One parameter for all ids, of which there may be more than a statement may have parameters. */
export const isAnyOf = (contractIds: readonly string[]): SQL =>
  sql`${contract.id} = any(${sql.param([...contractIds])}::text[])`;

/** Everybody on a line of ids such as '/1/7/', as rows `line.id`. */
export const lineOf = (ids: SQL): SQL =>
  sql`unnest(string_to_array(trim(both '/' from ${ids}), '/')::int[]) as line(id)`;

/**
 * The sales of whole days that count for contracts: the sums of groups for everybody above them who has a contract, and
 * what each of these did themselves.
 */
export async function keptSalesOf(
  tx: Database,
  contractIds: readonly string[],
  days: Days,
): Promise<Map<string, Sales>> {
  if (contractIds.length === 0) return new Map();
  const groups = groupSums(tx, days);
  const below = tx
    .select({
      id: contract.id,
      people: groups.people,
      stake: groups.stake,
      payout: groups.payout,
    })
    .from(groups)
    .crossJoinLateral(lineOf(sql`${groups.lineage}`))
    .innerJoin(contract, sql`${contract.offereeId} = line.id`)
    .where(isAnyOf(contractIds));
  const own = tx
    .select({
      id: contract.id,
      people: sql<string>`(max(${accountDay.bets}) > 0)::int::bigint`.as('people'),
      stake: sql<string>`sum(${accountDay.stake})`.as('stake'),
      payout: sql<string>`sum(${accountDay.payout})`.as('payout'),
    })
    .from(contract)
    .innerJoin(accountDay, eq(accountDay.accountId, contract.offereeId))
    .where(and(isAnyOf(contractIds), isInDays(days)))
    .groupBy(contract.id);
  const parts = unionAll(below, own).as('parts');
  const rows = await tx
    .select({
      id: parts.id,
      people: sql<number>`sum(${parts.people})::int`,
      stake: sql`sum(${parts.stake})`.mapWith(BigInt),
      payout: sql`sum(${parts.payout})`.mapWith(BigInt),
    })
    .from(parts)
    .groupBy(parts.id)
    .having(sql`sum(${parts.people}) > 0`);
  return new Map(rows.map(({ id, people, stake, payout }) => [id, toSales(people, stake, payout)]));
}

/** What each group bet on some days, and how many of its people did. */
function groupSums(tx: Database, days: Days) {
  const kept = teamDays(tx, null, days);
  const isOneDay = days.span.to.getTime() - days.span.from.getTime() <= DAY_MS;
  const sums = tx
    .select({
      lineage: kept.lineage,
      people: sql<string>`${isOneDay ? sql`sum(${kept.players})` : sql`0::bigint`}`.as('people'),
      stake: sql<string>`sum(${kept.stake})`.as('stake'),
      payout: sql<string>`sum(${kept.payout})`.as('payout'),
    })
    .from(kept)
    .groupBy(kept.lineage);
  if (isOneDay) return sums.as('groups');
  // Over several days each counts once.
  const months = tx
    .select({ lineage: accountMonth.lineage })
    .from(accountMonth)
    .where(wasActiveIn(days, 'played'))
    .groupBy(accountMonth.accountId, accountMonth.lineage)
    .as('months');
  const people = tx
    .select({
      lineage: months.lineage,
      people: sql<string>`count(*)`.as('people'),
      stake: sql<string>`0::numeric`.as('stake'),
      payout: sql<string>`0::numeric`.as('payout'),
    })
    .from(months)
    .groupBy(months.lineage);
  return unionAll(sums, people).as('groups');
}
