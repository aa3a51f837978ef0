import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { Catalogue } from '../games/catalogue';
import { bet } from '../games/schema';
import { settledAtOf } from '../games/settledAtOf';
import type { components } from '../generated/contract';
import { toMemberId } from '../member/memberId';
import { formatAmount } from '../money/amount';
import { gameResultOf } from '../money/results';
import { total } from '../money/totals';
import type { Query } from '../platform/handlers';
import { type Page, toPage, windowOf } from '../platform/paging';
import { microsOf, momentOf, type RowSource } from '../platform/rowKey';
import { account } from '../session/schema';
import { NO_SUMS, statementRows, statementTotals } from './statement';
import { type DayReportQuery, type MomentReportQuery, type ReportQuery, within } from './sums';

type Schemas = components['schemas'];
type BetPage = Page<Schemas['TeamBet']> & { totals: Schemas['TeamBetTotals'] };
type Wanted = Pick<
  Query<'getTeamBets'>,
  'gameCategory' | 'vassalage' | 'status' | 'pageNo' | 'pageSize'
>;

type Filter = Omit<Wanted, 'pageNo' | 'pageSize'>;

/** One page of the team's bets, newest first, with sums over all pages. */
export async function listBets(
  db: Database,
  catalogue: Catalogue,
  query: MomentReportQuery,
  { pageNo, pageSize, ...wanted }: Wanted,
): Promise<BetPage> {
  const where = whereOf(query, wanted);
  const page = { pageNo, pageSize };
  const rows = await selectBets(db, where, windowOf(page));
  const totals = await sumBets(db, query, wanted);
  const content = rows.map((row) => toTeamBet(row, catalogue));
  return { ...toPage(content, totals.betCount, page), totals };
}

/** All of the team's bets, newest first, for a file. */
export function allBets(
  db: Database,
  catalogue: Catalogue,
  query: MomentReportQuery,
  wanted: Filter,
): RowSource<Schemas['TeamBet'], Schemas['TeamBetTotals']> {
  const where = whereOf(query, wanted);
  return {
    async read(after, limit) {
      const isBehind =
        after && sql`(${bet.playedAt}, ${bet.id}) < (${momentOf(after)}, ${after.id}::text)`;
      const rows = await selectBets(db, and(where, isBehind ?? undefined), { limit, offset: 0 });
      return rows.map((row) => ({
        key: { micros: row.micros, id: row.bet.id },
        row: toTeamBet(row, catalogue),
      }));
    },
    totals: () => sumBets(db, query, wanted),
  };
}

const whereOf = (
  { whom, span }: ReportQuery,
  { gameCategory, vassalage, status }: Filter,
): SQL | undefined =>
  and(
    whom,
    within(bet.playedAt, span),
    gameCategory === undefined ? undefined : eq(bet.gameType, gameCategory),
    vassalage === undefined ? undefined : eq(bet.vassalage, vassalage),
    status === undefined ? undefined : hasStatus(status),
  );

/** None is ever given back. */
const hasStatus = (status: Schemas['TeamBetStatus']): SQL =>
  status === 'void' ? sql`false` : eq(bet.isOpen, status === 'open');

const selectBets = (
  db: Database,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({ bet, username: account.username, micros: microsOf(bet.playedAt) })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(where)
    .orderBy(desc(bet.playedAt), desc(bet.id))
    .limit(limit)
    .offset(offset);

/** Sums of all bets that are wanted: of whole days from what is kept, if at most a category is asked for. */
async function sumBets(
  db: Database,
  { days, ...query }: MomentReportQuery,
  wanted: Filter,
): Promise<Schemas['TeamBetTotals']> {
  const { gameCategory, vassalage, status } = wanted;
  const isKept = vassalage === undefined && status === undefined;
  const sums =
    days !== null && isKept
      ? await keptSums(db, days, gameCategory)
      : await countedSums(db, whereOf(query, wanted));
  return {
    betCount: sums.bets,
    betAmount: formatAmount(sums.stake),
    validBet: formatAmount(sums.stake),
    payout: formatAmount(sums.payout),
    profitLoss: formatAmount(gameResultOf(sums)),
  };
}

interface BetSums {
  bets: number;
  stake: bigint;
  payout: bigint;
}

async function countedSums(db: Database, where: SQL | undefined): Promise<BetSums> {
  const [sums] = await db
    .select({ bets: count(), stake: total(bet.stake), payout: total(bet.payout) })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(where);
  if (sums === undefined) throw new Error('A sum has one row');
  return sums;
}

/** The same of whole days, from what is kept of them. */
async function keptSums(
  db: Database,
  days: DayReportQuery,
  gameCategory: string | undefined,
): Promise<BetSums> {
  if (gameCategory === undefined) return statementTotals(db, days);
  const rows = await statementRows(db, days, 'gameCategory');
  return rows.find(({ key }) => key === gameCategory) ?? NO_SUMS;
}

function toTeamBet(
  { bet: one, username }: { bet: typeof bet.$inferSelect; username: string },
  catalogue: Catalogue,
): Schemas['TeamBet'] {
  const game = one.nodeId === null ? undefined : catalogue.game(one.nodeId);
  return {
    betId: one.id,
    memberId: toMemberId(one.accountId),
    account: username,
    gameCategory: one.gameType,
    vassalage: one.vassalage,
    gameCode: game?.gameCode ?? one.vassalage,
    gameName: game?.displayName ?? one.vassalage,
    status: one.isOpen ? 'open' : 'settled',
    betAmount: formatAmount(one.stake),
    validBet: formatAmount(one.stake),
    payout: formatAmount(one.payout),
    profitLoss: formatAmount(gameResultOf(one)),
    placedAt: one.playedAt.toISOString(),
    settledAt: settledAtOf(one)?.toISOString() ?? null,
  };
}
