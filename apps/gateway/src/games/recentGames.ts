import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { recentGame } from './schema';

/** Node ids of what an account launched, each once, newest first. */
export async function recentOf(db: Database, accountId: number): Promise<number[]> {
  const rows = await db
    .select({ nodeId: recentGame.nodeId })
    .from(recentGame)
    .where(eq(recentGame.accountId, accountId))
    .orderBy(desc(recentGame.playedAt), desc(recentGame.nodeId));
  return rows.map(({ nodeId }) => nodeId);
}

/** Puts a game first among the recent ones of an account. */
export async function recordPlayed(
  db: Database,
  played: { accountId: number; nodeId: number; playedAt: Date },
): Promise<void> {
  await db
    .insert(recentGame)
    .values(played)
    .onConflictDoUpdate({
      target: [recentGame.accountId, recentGame.nodeId],
      set: { playedAt: played.playedAt },
    });
}
