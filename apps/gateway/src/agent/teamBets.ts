import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { Catalogue } from '../games/catalogue';
import { bet } from '../games/schema';
import type { components } from '../generated/contract';
import { toMemberId } from '../member/memberId';
import { formatAmount } from '../money/amount';
import { gameResultOf } from '../money/results';
import { total } from '../money/totals';
import type { Query } from '../platform/handlers';
import { type Page, toPage, windowOf } from '../platform/paging';
import { account } from '../session/schema';
import { type ReportQuery, within } from './sums';

type Schemas = components['schemas'];
type BetPage = Page<Schemas['TeamBet']> & { totals: Schemas['TeamBetTotals'] };
type Wanted = Pick<
  Query<'getTeamBets'>,
  'gameCategory' | 'vassalage' | 'status' | 'pageNo' | 'pageSize'
>;

/** One page of the team's bets, newest first, with sums over all pages. */
export async function listBets(
  db: Database,
  catalogue: Catalogue,
  { whom, span }: ReportQuery,
  { gameCategory, vassalage, status, ...page }: Wanted,
): Promise<BetPage> {
  const where = and(
    whom,
    within(bet.playedAt, span),
    gameCategory === undefined ? undefined : eq(bet.gameType, gameCategory),
    vassalage === undefined ? undefined : eq(bet.vassalage, vassalage),
    // The games of this gateway decide a bet at once, so none is open and none is given back.
    status === undefined || status === 'settled' ? undefined : sql`false`,
  );
  const { limit, offset } = windowOf(page);
  const rows = await db
    .select({ bet, username: account.username })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(where)
    .orderBy(desc(bet.playedAt), desc(bet.id))
    .limit(limit)
    .offset(offset);
  const [sums] = await db
    .select({ bets: count(), stake: total(bet.stake), payout: total(bet.payout) })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(where);
  if (sums === undefined) throw new Error('A sum has one row');
  const content = rows.map((row) => toTeamBet(row, catalogue));
  return {
    ...toPage(content, sums.bets, page),
    totals: {
      betCount: sums.bets,
      betAmount: formatAmount(sums.stake),
      validBet: formatAmount(sums.stake),
      payout: formatAmount(sums.payout),
      profitLoss: formatAmount(gameResultOf(sums)),
    },
  };
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
    status: 'settled',
    betAmount: formatAmount(one.stake),
    validBet: formatAmount(one.stake),
    payout: formatAmount(one.payout),
    profitLoss: formatAmount(gameResultOf(one)),
    placedAt: one.playedAt.toISOString(),
    settledAt: one.playedAt.toISOString(),
  };
}
