import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { favourite } from './schema';

/** Node ids of an account's favourites, newest first. */
export async function favouritesOf(db: Database, accountId: number): Promise<number[]> {
  const rows = await db
    .select({ nodeId: favourite.nodeId })
    .from(favourite)
    .where(eq(favourite.accountId, accountId))
    .orderBy(desc(favourite.addedAt), desc(favourite.nodeId));
  return rows.map(({ nodeId }) => nodeId);
}

/** Adds a favourite. One that exists keeps its position. */
export async function addFavourite(
  db: Database,
  added: { accountId: number; nodeId: number; addedAt: Date },
): Promise<void> {
  await db.insert(favourite).values(added).onConflictDoNothing();
}

/** Removes a favourite. It is no error if there is none. */
export async function removeFavourite(
  db: Database,
  { accountId, nodeId }: { accountId: number; nodeId: number },
): Promise<void> {
  await db
    .delete(favourite)
    .where(and(eq(favourite.accountId, accountId), eq(favourite.nodeId, nodeId)));
}
