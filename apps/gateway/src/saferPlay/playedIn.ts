import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import type { Session } from '../session/sessions';

/** What was played, in minor units. */
export interface Played {
  staked: bigint;
  won: bigint;
  /** The net position: below zero for a loss. */
  net: bigint;
}

/** What an account has played from the beginning of a session to a moment, in whichever session. */
export async function playedIn(
  db: Database,
  { createdAt, account }: Pick<Session, 'createdAt' | 'account'>,
  until: Date,
): Promise<Played> {
  const [row] = await db
    .select({
      staked: sql<string | null>`sum(${bet.stake})`,
      won: sql<string | null>`sum(${bet.payout})`,
    })
    .from(bet)
    .where(
      and(eq(bet.accountId, account.id), gte(bet.playedAt, createdAt), lte(bet.playedAt, until)),
    );
  const staked = BigInt(row?.staked ?? 0);
  const won = BigInt(row?.won ?? 0);
  return { staked, won, net: won - staked };
}
