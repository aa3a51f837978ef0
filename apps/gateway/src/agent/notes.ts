import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { account } from '../session/schema';
import { memberNote } from './schema';

const isOf = (authorId: number, memberId: number): SQL | undefined =>
  and(eq(memberNote.authorId, authorId), eq(memberNote.memberId, memberId));

/** What an agent keeps on somebody; empty without a note. Nobody else's is ever read. */
export async function noteOn(db: Database, authorId: number, memberId: number): Promise<string> {
  const [found] = await db.select().from(memberNote).where(isOf(authorId, memberId));
  return found?.note ?? '';
}

/** Whether an agent keeps a note on the account of the row. */
export function isNoted(db: Database, authorId: number): SQL<boolean> {
  const one = db
    .select({ id: memberNote.memberId })
    .from(memberNote)
    .where(and(eq(memberNote.authorId, authorId), eq(memberNote.memberId, account.id)));
  return sql<boolean>`exists ${one}`;
}

/** Replaces a note; an empty one removes it. */
export async function keepNote(
  db: Database,
  authorId: number,
  memberId: number,
  { note, at }: { note: string; at: Date },
): Promise<void> {
  if (note === '') {
    await db.delete(memberNote).where(isOf(authorId, memberId));
    return;
  }
  await db
    .insert(memberNote)
    .values({ authorId, memberId, note, changedAt: at })
    .onConflictDoUpdate({
      target: [memberNote.authorId, memberNote.memberId],
      set: { note, changedAt: at },
    });
}
