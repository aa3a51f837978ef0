import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { Job } from '../platform/jobs';
import { answerApplication, payByThemselves } from './answering';
import { issueTickets, running } from './issuing';
import { takeBackLapsed } from './lapses';
import { givePrizes } from './leaderboard';
import { rewardReferrals } from './referral';
import { participation, promotion, rewardApplication } from './schema';
import type { Texts } from './texts';

const MINUTE = 60_000;
/** How long the demo's desk takes to answer an application. */
const DESK_MS = 2 * MINUTE;
/** Whoever writes this into an application or a request at the demo's desk is turned down. */
export const ASKS_FOR_NO = /\breject\b/i;
/** What asks for a person is left to one: the demo's desk never answers it. */
export const ASKS_FOR_PERSON = /\bby hand\b/i;

const TURNED_DOWN: Texts = {
  EN: 'The desk could not confirm what was asked for. Please look at the terms and ask again.',
  CN: '未能核实您的申请。请查看条款后重新申请。',
  ID: 'Permohonan tidak dapat dikonfirmasi. Silakan lihat ketentuan dan ajukan lagi.',
};

/**
 * Everything that promotions give by themselves, and the demo's desk in place of the merchant's. Each slot
 * looks at all that is due, so after a rest the last one does it for all that were missed.
 */
export const promotionWork: Job = {
  name: 'promotions',
  everyMs: MINUTE,
  isByState: true,
  async run(tx, until, { config }) {
    const { merchant, utcOffsetMinutes: offsetMinutes, demo } = config;
    const at = { merchant, now: until, offsetMinutes };
    for (const part of await running(tx, 'tickets', at))
      await issueTickets(tx, part, until, offsetMinutes);
    await payByThemselves(tx, await running(tx, 'automatic', at), until, offsetMinutes);
    await rewardReferrals(tx, merchant, until);
    await takeBackLapsed(tx, merchant, until);
    if (demo) await answerAtDesk(tx, merchant, until, offsetMinutes);
  },
};

/** The prizes of the week's leaderboard. */
export const leaderboardWork: Job = {
  name: 'mission-leaderboard',
  everyMs: 60 * MINUTE,
  countsWritten: true,
  run: (tx, until, { config }) =>
    givePrizes(tx, {
      merchant: config.merchant,
      now: until,
      offsetMinutes: config.utcOffsetMinutes,
    }),
};

async function answerAtDesk(
  tx: Database,
  merchant: string,
  now: Date,
  offsetMinutes: number,
): Promise<void> {
  const waiting = await tx
    .select({ id: rewardApplication.id, remark: rewardApplication.remark })
    .from(rewardApplication)
    .innerJoin(participation, eq(participation.id, rewardApplication.participationId))
    .innerJoin(promotion, eq(promotion.id, participation.promotionId))
    .where(
      and(
        eq(promotion.merchant, merchant),
        eq(rewardApplication.status, 'applying'),
        lte(rewardApplication.requestedAt, new Date(now.getTime() - DESK_MS)),
      ),
    )
    .orderBy(rewardApplication.id)
    .for('update', { of: rewardApplication });
  for (const { id, remark } of waiting) {
    if (ASKS_FOR_PERSON.test(remark)) continue;
    const rejection = ASKS_FOR_NO.test(remark) ? TURNED_DOWN : null;
    await answerApplication(tx, id, { rejection, now, offsetMinutes });
  }
}
