import { and, eq, gt, gte, inArray, lt, type SQL, sum } from 'drizzle-orm';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import { sendMessages } from '../inbox/sendMessages';
import { mayHaveOffers } from '../saferPlay/mayHaveOffers';
import type { Job } from '../services';
import { account } from '../session/schema';
import { vipMessage } from './vipTexts';

const HOUR = 3_600_000;

/** A level of the VIP programme and what it brings; amounts in minor units. */
export interface VipLevel {
  level: number;
  /** Stakes since the account was opened. */
  requiredTurnover: bigint;
  /** Rebate on bets in basis points. */
  rebateRate: number;
  birthdayBonus: bigint;
}

/**
 * The demo merchant's programme, lowest first (HDR-09 names levels only). Rebates follow the category alone, and the
 * birthday bonus is the promotion of that name: what no level brings is nothing here.
 */
export const VIP_LEVELS: readonly VipLevel[] = [
  { level: 0, requiredTurnover: 0n, rebateRate: 0, birthdayBonus: 0n },
  { level: 1, requiredTurnover: 200_00n, rebateRate: 0, birthdayBonus: 0n },
  { level: 2, requiredTurnover: 1_000_00n, rebateRate: 0, birthdayBonus: 28_00n },
  { level: 3, requiredTurnover: 10_000_00n, rebateRate: 0, birthdayBonus: 28_00n },
];

/** The level above one; undefined at the top. */
export function levelAbove(level: number): VipLevel | undefined {
  return VIP_LEVELS.find((one) => one.level > level);
}

/** Everything that an account has staked, in minor units. */
export async function turnoverOf(db: Database, accountId: number): Promise<bigint> {
  const [staked] = await db
    .select({ total: sum(bet.stake) })
    .from(bet)
    .where(eq(bet.accountId, accountId));
  return BigInt(staked?.total ?? 0);
}

/** Raises the VIP level of accounts that have staked enough; returns them. */
export function raiseTo(
  tx: Database,
  { level, requiredTurnover }: VipLevel,
  merchant: string,
  among?: SQL,
): Promise<{ id: number }[]> {
  const reached = tx
    .select({ id: bet.accountId })
    .from(bet)
    .groupBy(bet.accountId)
    .having(gte(sum(bet.stake), requiredTurnover.toString()));
  return tx
    .update(account)
    .set({ vipLevel: level })
    .where(
      and(
        eq(account.merchant, merchant),
        lt(account.vipLevel, level),
        among,
        inArray(account.id, reached),
      ),
    )
    .returning({ id: account.id });
}

/**
 * Raises who has reached a higher level and says so in the inbox. Nobody is ever lowered: the merchant may
 * have granted more than was played for. Who may have no offers is raised with the next bet afterwards.
 */
export const raiseVipLevels: Job = {
  name: 'vip-levels',
  everyMs: HOUR,
  async run(tx, until, { config }) {
    // Twice the slot, so that no bet is missed that was written during the last run.
    const played = tx
      .selectDistinct({ id: bet.accountId })
      .from(bet)
      .where(gt(bet.playedAt, new Date(until.getTime() - 2 * HOUR)));
    // From the highest level down, so that each account is raised and notified once.
    for (const one of VIP_LEVELS.toReversed()) {
      const { level } = one;
      const among = and(inArray(account.id, played), mayHaveOffers(tx, account.id, until));
      const raised = await raiseTo(tx, one, config.merchant, among);
      await sendMessages(
        tx,
        raised.map(({ id }) => ({
          accountId: id,
          kind: 'REWARD' as const,
          isOffer: true,
          text: vipMessage(level),
          link: '/?member=vip',
          sentAt: until,
        })),
      );
    }
  },
};
