import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { Refusal } from '../platform/refusal';
import { participation, promotion } from './schema';
import { type Standing, standingOf, type Viewer } from './standings';
import { requireAction } from './status';

/** Who takes part in something. */
export type Member = Viewer & { account: NonNullable<Viewer['account']> };

/** The standing of a member with a promotion that is shown to them; anything else is not found. */
export async function foundStanding(
  db: Database,
  viewer: Viewer,
  promotionId: string,
): Promise<Standing> {
  const found = await standingOf(db, viewer, promotionId);
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

/** Lets a member take part in the running period, while places last. */
export function join(db: Database, member: Member, promotionId: string): Promise<Standing> {
  return db.transaction(async (tx) => {
    // Those who want the last place at the same time wait for each other here.
    await tx.select().from(promotion).where(eq(promotion.id, promotionId)).for('no key update');
    const standing = await foundStanding(tx, member, promotionId);
    requireAction(standing, 'join');
    const { account, now } = member;
    const [joined] = await tx
      .insert(participation)
      .values({
        promotionId,
        accountId: account.id,
        periodStart: standing.from,
        state: 'joined',
        joinedAt: now,
        changedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (joined === undefined) throw new Refusal('STATE_CONFLICT');
    return foundStanding(tx, member, promotionId);
  });
}
