import { and, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { bet, entry, ledgerAccount, txn } from '../database/schema';
import type { Span } from '../platform/days';

/** Bets of one category. */
export interface Played {
  rounds: number;
  stake: bigint;
  payout: bigint;
}

/** What an account did in spans that were asked for. */
export interface Counts {
  /** Its settled bets, by game category. */
  bets(span: Span): ReadonlyMap<string, Played>;
  /** What it paid in. It is read from the ledger, whichever way it came. */
  deposits(span: Span): bigint;
}

const nameOf = ({ from, to }: Span): string => `${from.getTime()} ${to.getTime()}`;

/** Spans in which something has to be counted. */
export interface Needed {
  bets: readonly Span[];
  deposits: readonly Span[];
}

/** What several ask for, so that it is counted at once. */
export const together = (several: readonly Needed[]): Needed => ({
  bets: several.flatMap(({ bets }) => bets),
  deposits: several.flatMap(({ deposits }) => deposits),
});

/** Counts what an account did in some spans: one look at the database for them all. */
export async function countEach(db: Database, accountId: number, asked: Needed): Promise<Counts> {
  const [betSpans, depositSpans] = [distinct(asked.bets), distinct(asked.deposits)];
  const bets = new Map<string, Map<string, Played>>();
  const deposits = new Map<string, bigint>();
  const halves = [
    ...(betSpans.length === 0 ? [] : [betsBySpan(accountId, betSpans)]),
    ...(depositSpans.length === 0 ? [] : [depositsBySpan(accountId, depositSpans)]),
  ];
  const rows =
    halves.length === 0
      ? []
      : await db
          .select({
            place: sql<number>`place`,
            gameType: sql<string | null>`game_type`,
            rounds: sql<number>`rounds`,
            stake: sql<string>`stake`,
            payout: sql<string>`payout`,
          })
          .from(sql`(${sql.join(halves, sql` union all `)}) as counted`);
  for (const { place, gameType, rounds, stake, payout } of rows) {
    const span = (gameType === null ? depositSpans : betSpans)[place - 1];
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

/** The spans as rows with their places from 1: lists, so that the statement is one for any number of them. */
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
  sql`select place::int, null as game_type, 0 as rounds,
      sum(${entry.amount})::text as stake, null as payout
    from ${ledgerAccount} join ${entry} on ${entry.ledgerAccountId} = ${ledgerAccount.id}
      join ${txn} on ${txn.id} = ${entry.txnId}
      join ${spanRows(spans)} on ${txn.createdAt} >= since and ${txn.createdAt} < until
    where ${ledgerAccount.ownerId} = ${accountId} and ${ledgerAccount.kind} = 'wallet'
      and ${txn.kind} = 'DEPOSIT' and ${entry.amount} > 0
    group by place`;

/** The settled bets of an account in a span, by game category. */
export async function betsIn(
  db: Database,
  accountId: number,
  span: Span,
): Promise<ReadonlyMap<string, Played>> {
  return (await countEach(db, accountId, { bets: [span], deposits: [] })).bets(span);
}

/** The sum of some categories, or of all without a wish. */
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

/** What was paid into wallets in a span, by account. It is read from the ledger, whichever way it came. */
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
    .innerJoin(txn, eq(txn.id, entry.txnId))
    .where(
      and(
        inArray(ledgerAccount.ownerId, [...accountIds]),
        eq(ledgerAccount.kind, 'wallet'),
        eq(txn.kind, 'DEPOSIT'),
        gt(entry.amount, 0n),
        gte(txn.createdAt, from),
        lt(txn.createdAt, to),
      ),
    )
    .groupBy(ledgerAccount.ownerId);
  return new Map(rows.map(({ ownerId, sum }) => [ownerId ?? 0, BigInt(sum)]));
}
