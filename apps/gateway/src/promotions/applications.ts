import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { createId } from '../platform/ids';
import { badRequest, Refusal } from '../platform/refusal';
import { useUploads } from '../uploads/uploads';
import { type Member, requirePromotionView } from './joining';
import { move } from './move';
import type { PromotionView } from './promotionViews';
import { participation, rewardApplication } from './schema';
import { requireAction } from './status';

export type Application = typeof rewardApplication.$inferSelect;

/** What a member sends to apply for a reward. */
export interface ApplicationRequest {
  promotionId: string;
  remark: string;
  imageIds: readonly string[];
}

/** Applies for the reward of a promotion whose goal is reached (PROMO-03). */
export function apply(
  db: Database,
  member: Member,
  request: ApplicationRequest,
): Promise<Application> {
  return db.transaction(async (tx) => {
    const { promotion, own, ...view } = await requirePromotionView(tx, member, request.promotionId);
    requireAction(view, 'requestReward');
    if (own === null) throw new Refusal('STATE_CONFLICT');
    const remark = request.remark.trim();
    if (promotion.needsRemark && remark === '')
      throw badRequest([{ field: 'remark', code: 'required' }]);
    if (request.imageIds.length > promotion.maximumImages)
      throw badRequest([{ field: 'imageIds', code: 'tooMany' }]);
    // The guarded move comes first: of two applications at the same time it refuses the second one.
    await move(tx, own.id, 'request', member.now);
    const id = createId('ap');
    const owner = { ownerId: member.account.id, purpose: 'activity' } as const;
    await useUploads(tx, owner, request.imageIds, `application ${id}`);
    const [written] = await tx
      .insert(rewardApplication)
      .values({
        id,
        participationId: own.id,
        status: 'applying',
        remark,
        imageIds: [...request.imageIds],
        requestedAt: member.now,
      })
      .returning();
    if (written === undefined) throw new Error('The application was not written');
    return written;
  });
}

/** Cancels an application that nobody has answered; returns the promotion as it is afterwards. */
export function cancelApplication(
  db: Database,
  member: Member,
  applicationId: string,
): Promise<PromotionView> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ participation })
      .from(rewardApplication)
      .innerJoin(participation, eq(participation.id, rewardApplication.participationId))
      .where(
        and(
          eq(rewardApplication.id, applicationId),
          eq(participation.accountId, member.account.id),
        ),
      );
    if (found === undefined) throw new Refusal('NOT_FOUND');
    const [cancelled] = await tx
      .update(rewardApplication)
      .set({ status: 'cancelled', answeredAt: member.now })
      .where(and(eq(rewardApplication.id, applicationId), eq(rewardApplication.status, 'applying')))
      .returning();
    if (cancelled === undefined) throw new Refusal('STATE_CONFLICT');
    await move(tx, found.participation.id, 'cancel', member.now);
    return requirePromotionView(tx, member, found.participation.promotionId);
  });
}

/** The last application of a participation. */
export async function lastApplication(
  db: Database,
  participationId: number,
): Promise<Application | null> {
  const [last] = await db
    .select()
    .from(rewardApplication)
    .where(eq(rewardApplication.participationId, participationId))
    .orderBy(desc(rewardApplication.requestedAt), desc(rewardApplication.id))
    .limit(1);
  return last ?? null;
}
