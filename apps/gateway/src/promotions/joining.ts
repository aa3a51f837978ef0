import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { Refusal } from '../platform/refusal';
import { type PromotionView, promotionViewOf, type Viewer } from './promotionViews';
import { participation, promotion } from './schema';
import { requireAction } from './status';

/** A viewer with an account. */
export type Member = Viewer & { account: NonNullable<Viewer['account']> };

/** A promotion for a viewer; refuses with NOT_FOUND if it is not shown to them. */
export async function requirePromotionView(
  db: Database,
  viewer: Viewer,
  promotionId: string,
): Promise<PromotionView> {
  const found = await promotionViewOf(db, viewer, promotionId);
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

/** Joins a member to the running period, unless it is full. */
export function join(db: Database, member: Member, promotionId: string): Promise<PromotionView> {
  return db.transaction(async (tx) => {
    // Concurrent joins wait for each other here, so that the last place is given once.
    await tx.select().from(promotion).where(eq(promotion.id, promotionId)).for('no key update');
    const view = await requirePromotionView(tx, member, promotionId);
    requireAction(view, 'join');
    const { account, now } = member;
    const [joined] = await tx
      .insert(participation)
      .values({
        promotionId,
        accountId: account.id,
        periodStart: view.from,
        state: 'joined',
        joinedAt: now,
        changedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (joined === undefined) throw new Refusal('STATE_CONFLICT');
    return requirePromotionView(tx, member, promotionId);
  });
}
