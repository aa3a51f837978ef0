import { and, desc, eq, gt, gte } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount, parseAmount } from '../money/amount';
import { account } from '../session/schema';
import type { Catalogue } from './catalogue';
import { picturePath } from './picturePath';
import { bet } from './schema';

type RankItem = components['schemas']['RankItem'];
type Win = Omit<RankItem['vo'], 'rank' | 'smallIcon'>;

const TEN_MINUTES = 600_000;
/** The smallest win that counts as large, in minor units. */
const LARGE = 100_00n;

/** Filters of the winners board. */
export interface RankQuery {
  gameCategory: string;
  /** Wins that are read for each category. */
  limitNum: number;
  pageSize: number;
}

/**
 * The newest large wins, the largest first: those of the merchant's own members, mixed with those of the
 * catalogue.
 */
export async function rankList(
  db: Database,
  catalogue: Catalogue,
  query: RankQuery,
  { merchant, now }: { merchant: string; now: Date },
): Promise<RankItem[]> {
  const made = await madeHere(db, catalogue, merchant, query.pageSize);
  // Changes every ten minutes only, so that the board is recent and yet stable for a while.
  const before = Math.floor(now.getTime() / TEN_MINUTES) * TEN_MINUTES;
  const wins = [...made, ...winsOfOthers(catalogue, before)]
    .filter(({ gameType }) => query.gameCategory === 'ALL' || gameType === query.gameCategory)
    .sort((a, b) => (a.winTime < b.winTime ? 1 : -1));
  const seen = new Map<string, number>();
  return wins
    .filter(({ gameType }) => {
      const count = (seen.get(gameType) ?? 0) + 1;
      seen.set(gameType, count);
      return count <= query.limitNum;
    })
    .slice(0, query.pageSize)
    .sort((a, b) => Number(parseAmount(b.winAmount) - parseAmount(a.winAmount)))
    .map((win, at) => ({ vo: { rank: at + 1, smallIcon: pictureOf(win, catalogue), ...win } }));
}

async function madeHere(
  db: Database,
  catalogue: Catalogue,
  merchant: string,
  limit: number,
): Promise<Win[]> {
  const rows = await db
    .select({ bet, username: account.username })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(and(eq(account.merchant, merchant), gte(bet.payout, LARGE), gt(bet.payout, bet.stake)))
    .orderBy(desc(bet.playedAt))
    .limit(limit);
  return rows.flatMap(({ bet: row, username }) => {
    const game = row.nodeId === null ? undefined : catalogue.game(row.nodeId);
    if (game === undefined) return [];
    return [
      {
        winAmount: formatAmount(row.payout),
        account: masked(username),
        gameName: game.displayName,
        nodeId: game.nodeId,
        vassalage: game.vassalage,
        gameType: game.gameType,
        winTime: row.playedAt.toISOString(),
      },
    ];
  });
}

function winsOfOthers(catalogue: Catalogue, before: number): Win[] {
  return catalogue.winners(before).map(({ wonAt, ...win }) => ({ ...win, winTime: wonAt }));
}

function pictureOf({ nodeId }: Win, catalogue: Catalogue): string | null {
  const game = catalogue.game(nodeId);
  return game === undefined ? null : picturePath.game(game);
}

/** Masks a name so that only its owner recognizes it. */
function masked(name: string): string {
  return `${name.slice(0, 1)}***${name.slice(-1)}`;
}
