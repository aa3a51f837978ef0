import { and, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import type { Played } from '../money/results';
import { total } from '../money/totals';
import type { Session } from '../session/sessions';

const SUMS = { stake: total(bet.stake), payout: total(bet.payout) };

/** What an account has played from the beginning of a session to a moment, in whichever session. */
export async function playedIn(
  db: Database,
  { createdAt, account }: Pick<Session, 'createdAt' | 'account'>,
  until: Date,
): Promise<Played> {
  const [sums] = await db
    .select(SUMS)
    .from(bet)
    .where(
      and(eq(bet.accountId, account.id), gte(bet.playedAt, createdAt), lte(bet.playedAt, until)),
    );
  return sums ?? { stake: 0n, payout: 0n };
}
