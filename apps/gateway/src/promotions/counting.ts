import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { ONE_ROW, subquery } from '../database/subquery';
import { bet } from '../games/schema';
import { isWalletOf } from '../money/ledger';
import { entry, ledgerAccount } from '../money/schema';
import type { Span } from '../platform/days';

/** Bets of one category. */
export interface Played {
  rounds: number;
  stake: bigint;
  payout: bigint;
}

/** What an account did in the requested spans. */
export interface Counts {
  /** Its settled bets, by game category. */
  bets(span: Span): ReadonlyMap<string, Played>;
  /** Its deposits, from the ledger, by whatever method they came. */
  deposits(span: Span): bigint;
}

const nameOf = ({ from, to }: Span): string => `${from.getTime()} ${to.getTime()}`;

/** Spans in which something has to be counted. */
export interface CountQuery {
  bets: readonly Span[];
  deposits: readonly Span[];
}

/** Merges several needs, so that one query counts them all. */
export const mergeCountQueries = (several: readonly CountQuery[]): CountQuery => ({
  bets: several.flatMap(({ bets }) => bets),
  deposits: several.flatMap(({ deposits }) => deposits),
});

/** Counts what an account did in some spans, by one query for all of them. */
export async function countEach(
  db: Database,
  accountId: number,
  query: CountQuery,
): Promise<Counts> {
  if (query.bets.length + query.deposits.length === 0) return toCounts(query, []);
  const [found] = await db.select({ counts: countsOf(accountId, query) }).from(ONE_ROW);
  return found?.counts ?? toCounts(query, []);
}

/** The same as a column of another query. */
export const countsOf = (accountId: number, query: CountQuery): SQL<Counts> => {
  const needed = { bets: distinct(query.bets), deposits: distinct(query.deposits) };
  const [bets, deposits] = [
    betsBySpan(accountId, needed.bets),
    depositsBySpan(accountId, needed.deposits),
  ];
  return subquery(
    sql`select coalesce(json_agg(json_build_array(place, game_type, rounds, stake, payout)), '[]')
      from (${bets} union all ${deposits}) as counted`,
  ).mapWith((rows: Counted[]) => toCounts(needed, rows));
};

/** What was counted in the span at a position from 1. Deposits have no game type; their sum is `stake`. */
type Counted = [
  place: number,
  gameType: string | null,
  rounds: number,
  stake: string,
  payout: string,
];

function toCounts(query: CountQuery, rows: readonly Counted[]): Counts {
  const bets = new Map<string, Map<string, Played>>();
  const deposits = new Map<string, bigint>();
  for (const [place, gameType, rounds, stake, payout] of rows) {
    const span = (gameType === null ? query.deposits : query.bets)[place - 1];
    if (span === undefined) continue;
    if (gameType === null) deposits.set(nameOf(span), BigInt(stake));
    else {
      const played = bets.get(nameOf(span)) ?? new Map<string, Played>();
      bets.set(nameOf(span), played);
      played.set(gameType, { rounds, stake: BigInt(stake), payout: BigInt(payout) });
    }
  }
  return {
    bets: (span) => bets.get(nameOf(span)) ?? new Map(),
    deposits: (span) => deposits.get(nameOf(span)) ?? 0n,
  };
}

const distinct = (spans: readonly Span[]): Span[] => [
  ...new Map(spans.map((span) => [nameOf(span), span])).values(),
];

/**
 * The spans as rows with their positions from 1. They are passed as arrays, so that the statement is the same for
 * any number of them.
 */
const spanRows = (spans: readonly Span[]): SQL => {
  const moments = (end: keyof Span) =>
    sql`${sql.param(spans.map((span) => span[end].toISOString()))}::timestamptz[]`;
  return sql`unnest(${moments('from')}, ${moments('to')}) with ordinality as span(since, until, place)`;
};

const betsBySpan = (accountId: number, spans: readonly Span[]): SQL =>
  sql`select place::int, game_type, rounds, stake, payout
    from ${spanRows(spans)} cross join lateral (
      select ${bet.gameType} as game_type, count(*)::int as rounds,
        sum(${bet.stake})::text as stake, sum(${bet.payout})::text as payout
      from ${bet} where ${bet.accountId} = ${accountId}
        and ${bet.playedAt} >= since and ${bet.playedAt} < until
      group by ${bet.gameType}) as played`;

const depositsBySpan = (accountId: number, spans: readonly Span[]): SQL =>
  sql`select place::int, null, 0, stake, null
    from ${spanRows(spans)} cross join lateral (
      select sum(${entry.amount})::text as stake
      from ${entry} join ${ledgerAccount} on ${ledgerAccount.id} = ${entry.ledgerAccountId}
      where ${isWalletOf(accountId)} and ${isDeposit}
        and ${entry.at} >= since and ${entry.at} < until) as paid
    where stake is not null`;

/** Spelled out, so that the partial index of deposits is used. */
const isDeposit = sql`${entry.kind} = 'DEPOSIT' and ${entry.amount} > 0`;

/** The settled bets of an account in a span, by game category. */
export async function betsIn(
  db: Database,
  accountId: number,
  span: Span,
): Promise<ReadonlyMap<string, Played>> {
  return (await countEach(db, accountId, { bets: [span], deposits: [] })).bets(span);
}

/** The sum of some categories; of all if none is named. */
export function sumOf(bets: ReadonlyMap<string, Played>, categories: readonly string[]): Played {
  const sum: Played = { rounds: 0, stake: 0n, payout: 0n };
  for (const [category, { rounds, stake, payout }] of bets) {
    if (categories.length > 0 && !categories.includes(category)) continue;
    sum.rounds += rounds;
    sum.stake += stake;
    sum.payout += payout;
  }
  return sum;
}

/** The deposits of a span by account, from the ledger, by whatever method they came. */
export async function depositsOf(
  db: Database,
  accountIds: readonly number[],
  { from, to }: Span,
): Promise<Map<number, bigint>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select({ ownerId: ledgerAccount.ownerId, sum: sql<string>`sum(${entry.amount})` })
    .from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.ledgerAccountId))
    .where(
      and(
        inArray(ledgerAccount.ownerId, [...accountIds]),
        eq(ledgerAccount.kind, 'wallet'),
        isDeposit,
        gte(entry.at, from),
        lt(entry.at, to),
      ),
    )
    .groupBy(ledgerAccount.ownerId);
  return new Map(rows.map(({ ownerId, sum }) => [ownerId ?? 0, BigInt(sum)]));
}
