import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/open';
import type { Texts } from '../../platform/texts';
import { answerApplication } from '../../promotions/answering';
import { participation, promotion, rewardApplication } from '../../promotions/schema';
import type { Job } from '../../services';
import { TEXTS } from '../texts';
import { ASKS_FOR_PERSON, ASKS_TO_REJECT } from './remarks';

const MINUTE = 60_000;
/** How long the demo's desk takes to answer an application. */
const DESK_MS = 2 * MINUTE;

const TURNED_DOWN: Texts = TEXTS.texts('promotionDesk.turnedDown');

/** The demo's desk for applications, which acts for the merchant. */
export const promotionDesk: Job = {
  name: 'promotion-desk',
  everyMs: MINUTE,
  isByState: true,
  run: (tx, until, { config }) => answerAtDesk(tx, config.merchant, until, config.utcOffsetMinutes),
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
    const rejection = ASKS_TO_REJECT.test(remark) ? TURNED_DOWN : null;
    await answerApplication(tx, id, { rejection, now, offsetMinutes });
  }
}
