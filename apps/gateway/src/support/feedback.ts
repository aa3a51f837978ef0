import type { Database } from '../database/open';
import { createId } from '../platform/ids';
import { badRequest } from '../platform/refusal';
import { useUploads } from '../uploads/uploads';
import { feedback } from './schema';

/** Length of feedback in characters (SUP-02); the merchant document has the same for the site. */
const FEEDBACK_LENGTH = { min: 10, max: 500 } as const;

/** Feedback to save. */
export interface NewFeedback {
  merchant: string;
  /** Null for a guest, who can't attach pictures. */
  accountId: number | null;
  kind: 'FEEDBACK' | 'COMPLAINT';
  content: string;
  contact: string | null;
  language: string;
  imageIds: readonly string[];
}

/** Trims a text; refuses it if its length is out of bounds. */
export function checkLength(content: string): string {
  const text = content.trim();
  const length = Array.from(text).length;
  if (length < FEEDBACK_LENGTH.min) throw badRequest([{ field: 'content', code: 'tooShort' }]);
  if (length > FEEDBACK_LENGTH.max) throw badRequest([{ field: 'content', code: 'tooLong' }]);
  return text;
}

/** Saves feedback with its pictures and returns its id; refuses pictures that are not the sender's. */
export async function saveFeedback(
  db: Database,
  { imageIds, ...row }: NewFeedback,
  sentAt: Date,
): Promise<string> {
  const id = createId('fb');
  await db.transaction(async (tx) => {
    // No account has the id 0, so a guest has no pictures.
    const owner = { ownerId: row.accountId ?? 0, purpose: 'feedback' as const };
    await useUploads(tx, owner, imageIds, `feedback ${id}`);
    await tx.insert(feedback).values({ id, ...row, sentAt });
  });
  return id;
}
