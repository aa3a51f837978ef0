import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import { deposit } from '../wallet/schema';
import type { DepositState } from '../wallet/steps';
import type { LimitKind, LimitName } from './limitName';
import { freeAt, periodStart } from './periods';
import { timeIn } from './timeIn';

/** Deposits that may still bring money, and those that have. */
const COUNTED: DepositState[] = ['PENDING', 'PROCESSING', 'SUCCEEDED'];

/** Whose use of limits is asked, and when. */
export interface UsageQuery {
  accountId: number;
  now: Date;
  /** Of the merchant's calendar, in minutes east of UTC. */
  offsetMinutes: number;
  /** The session of the call, which counts until now. One that asks by itself learns what a use would find. */
  sessionId?: string;
}

/** What counts against a limit, in minor units or minutes. */
export interface Usage {
  used: bigint;
  /** When the period lets go of the first thing that counts; null if nothing counts. */
  freeAt: Date | null;
}

interface Row {
  used: string | null;
  first: string | null;
}

type Read = (db: Database, accountId: number, from: Date) => Promise<Row | undefined>;

const firstOf = (moment: typeof deposit.createdAt | typeof bet.playedAt) =>
  sql<string | null>`min(${moment})`;

const readDeposits: Read = async (db, accountId, from) => {
  const [row] = await db
    .select({ used: sql<string | null>`sum(${deposit.amount})`, first: firstOf(deposit.createdAt) })
    .from(deposit)
    .where(
      and(
        eq(deposit.accountId, accountId),
        gte(deposit.createdAt, from),
        inArray(deposit.state, COUNTED),
      ),
    );
  return row;
};

const readBets =
  (amount: SQL): Read =>
  async (db, accountId, from) => {
    const [row] = await db
      .select({ used: sql<string | null>`sum(${amount})`, first: firstOf(bet.playedAt) })
      .from(bet)
      .where(and(eq(bet.accountId, accountId), gte(bet.playedAt, from)));
    return row;
  };

const READ: Readonly<Record<Exclude<LimitKind, 'SESSION_TIME'>, Read>> = {
  DEPOSIT: readDeposits,
  STAKE: readBets(sql`${bet.stake}`),
  LOSS: readBets(sql`${bet.stake} - ${bet.payout}`),
};

/** What counts against a limit. Who has won more than lost has used nothing of a limit on losses. */
export async function usageOf(
  db: Database,
  limit: LimitName & { amount: bigint | null },
  query: UsageQuery,
): Promise<Usage> {
  const { kind, period } = limit;
  if (kind === 'SESSION_TIME') return timeIn(db, limit, query);
  const { accountId, now, offsetMinutes } = query;
  const row = await READ[kind](db, accountId, periodStart(period, now, offsetMinutes));
  const sum = BigInt(row?.used ?? 0);
  const first = row?.first ?? null;
  return {
    used: sum < 0n ? 0n : sum,
    freeAt: first === null ? null : freeAt(period, new Date(first), offsetMinutes),
  };
}
