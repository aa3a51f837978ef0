import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { wasActiveIn } from '../agent/accountMonths';
import { accountDay, accountMonth, teamDay, teamDayChange } from '../agent/schema';
import { type Days, isInDays } from '../agent/sums';
import type { Database } from '../database/open';
import { DAY_MS } from '../platform/days';
import { account } from '../session/schema';
import { movedBets } from './countedBets';
import { contract } from './schema';
import { type Sales, toSales } from './tiers';

/** One parameter for all ids, of which there may be more than a statement may have parameters. */
export const isAnyOf = (contractIds: readonly string[]): SQL =>
  sql`${contract.id} = any(${sql.param([...contractIds])}::text[])`;

/** Everybody on a line of ids such as '/1/7/', as rows `line.id`. */
export const lineOf = (ids: SQL): SQL => sql`agents_of(${ids}) as line(id)`;

/**
 * The sales of whole days that count for contracts: the sums of the teams of those who have one, and what each of
 * these did themselves.
 */
export async function keptSalesOf(
  tx: Database,
  contractIds: readonly string[],
  days: Days,
): Promise<Map<string, Sales>> {
  if (contractIds.length === 0) return new Map();
  const isOneDay = days.span.to.getTime() - days.span.from.getTime() <= DAY_MS;
  // Over several days each of them counts once.
  const players = (column: SQLWrapper) => (isOneDay ? sql`sum(${column})` : sql`0::bigint`);
  const kept = tx
    .select({
      id: contract.id,
      people: sql<string>`${players(teamDay.players)}`.as('people'),
      stake: sql<string>`sum(${teamDay.stake})`.as('stake'),
      payout: sql<string>`sum(${teamDay.payout})`.as('payout'),
    })
    .from(contract)
    .innerJoin(teamDay, eq(teamDay.agentId, contract.offereeId))
    .where(and(isAnyOf(contractIds), isInDays(days, teamDay.day)))
    .groupBy(contract.id);
  const groups = addedGroups(tx, days, { players, isOneDay });
  const added = tx
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
  const parts = unionAll(kept, added, own, movedSales(tx, contractIds, days)).as('parts');
  const rows = await tx
    .select({
      id: parts.id,
      people: sql<number>`sum(${parts.people})::int`,
      stake: sql`sum(${parts.stake})`.mapWith(BigInt),
      payout: sql`sum(${parts.payout})`.mapWith(BigInt),
    })
    .from(parts)
    .groupBy(parts.id)
    .having(sql`sum(${parts.people}) > 0 or sum(${parts.stake}) <> 0`);
  return new Map(rows.map(({ id, people, stake, payout }) => [id, toSales(people, stake, payout)]));
}

/** By contract: the bets that were not decided on the day of the kept sums, which is that on which they were placed. */
function movedSales(tx: Database, contractIds: readonly string[], { span }: Days) {
  const moved = movedBets(tx, span);
  return tx
    .select({
      id: contract.id,
      people: sql<string>`0::bigint`.as('people'),
      stake: sql<string>`sum(${moved.stake})`.as('stake'),
      payout: sql<string>`sum(${moved.payout})`.as('payout'),
    })
    .from(moved)
    .innerJoin(account, eq(account.id, moved.accountId))
    .crossJoinLateral(lineOf(sql`${account.lineage} || ${account.id}`))
    .innerJoin(contract, sql`${contract.offereeId} = line.id`)
    .where(isAnyOf(contractIds))
    .groupBy(contract.id);
}

interface Counting {
  players: (column: SQLWrapper) => SQL;
  isOneDay: boolean;
}

/** By group: what was added to the kept sums since, and who bet on any of several days. */
function addedGroups(tx: Database, days: Days, { players, isOneDay }: Counting) {
  const { lineage, stake, payout } = teamDayChange;
  const sums = tx
    .select({
      lineage,
      people: sql<string>`${players(teamDayChange.players)}`.as('people'),
      stake: sql<string>`sum(${stake})`.as('stake'),
      payout: sql<string>`sum(${payout})`.as('payout'),
    })
    .from(teamDayChange)
    .where(isInDays(days, teamDayChange.day))
    .groupBy(lineage);
  if (isOneDay) return sums.as('groups');
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
