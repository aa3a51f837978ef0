import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import { Refusal } from '../platform/refusal';
import type { Participation } from './instances';
import { participation } from './schema';
import { MOVES, type Move } from './status';

/** Moves a participation as `MOVES` allows; refuses if its state has changed meanwhile. */
export async function move(
  tx: Database,
  participationId: number,
  name: Move,
  now: Date,
): Promise<Participation> {
  const { from, to } = MOVES[name];
  const [moved] = await tx
    .update(participation)
    .set({ state: to, changedAt: now })
    .where(and(eq(participation.id, participationId), inArray(participation.state, [...from])))
    .returning();
  if (moved === undefined) throw new Refusal('STATE_CONFLICT');
  return moved;
}
