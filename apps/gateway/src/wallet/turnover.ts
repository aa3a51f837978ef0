import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { bet, bonus, deposit } from '../database/schema';
import { DEPOSIT_TURNOVER } from './walletRules';

/**
 * What an account must still bet before money may leave, in minor units. Deposits and bonuses add to it,
 * each bet from then on works it off; what is bet while nothing is left is not saved up for later.
 */
export async function turnoverLeft(db: Database, accountId: number): Promise<bigint> {
  const asked = sql`select ${deposit.creditedAt} as at, ${deposit.amount} * ${DEPOSIT_TURNOVER.toString()}::bigint as change
      from ${deposit} where ${deposit.accountId} = ${accountId} and ${deposit.state} = 'SUCCEEDED'
    union all
    select ${bonus.creditedAt}, ${bonus.turnoverRequired} from ${bonus}
      where ${bonus.accountId} = ${accountId} and ${bonus.cancelledAt} is null`;
  const moves = sql`(with asked as (${asked})
    select at, change from asked
    union all
    select ${bet.playedAt}, -${bet.stake} from ${bet}
      where ${bet.accountId} = ${accountId} and ${bet.playedAt} >= (select min(at) from asked)) as moves`;
  const [row] = await db
    .select({ left: sql<string>`coalesce(sum(change), 0) - least(0, coalesce(min(total), 0))` })
    .from(running(moves));
  return BigInt(row?.left ?? 0);
}

/** The moves with what they sum to so far: the lowest sum is what was bet with nothing left to work off. */
const running = (moves: SQL): SQL =>
  sql`(select change, sum(change) over (order by at, change desc) as total from ${moves}) as running`;
