import type { Database } from '../database/open';
import { createId } from '../platform/ids';
import { badRequest } from '../platform/refusal';
import { useUploads } from '../uploads/uploads';
import { feedback } from './schema';

/** Letters that feedback may have (SUP-02); the merchant document tells the site the same. */
const FEEDBACK_LENGTH = { min: 10, max: 500 } as const;

/** What a visitor wants to say. */
export interface NewFeedback {
  merchant: string;
  /** Null for a guest, who has no pictures. */
  accountId: number | null;
  kind: 'FEEDBACK' | 'COMPLAINT';
  content: string;
  contact: string | null;
  language: string;
  imageIds: readonly string[];
}

/** Refuses a text outside the bounds; gives it without the blanks around it. */
export function checkLength(content: string): string {
  const text = content.trim();
  const length = Array.from(text).length;
  if (length < FEEDBACK_LENGTH.min) throw badRequest([{ field: 'content', code: 'tooShort' }]);
  if (length > FEEDBACK_LENGTH.max) throw badRequest([{ field: 'content', code: 'tooLong' }]);
  return text;
}

/** Keeps feedback with its pictures and gives its name; refuses pictures that are not the sender's. */
export async function keepFeedback(
  db: Database,
  { imageIds, ...row }: NewFeedback,
  sentAt: Date,
): Promise<string> {
  const id = createId('fb');
  await db.transaction(async (tx) => {
    // Nobody has the number 0, so a guest's pictures are nobody's.
    const owner = { ownerId: row.accountId ?? 0, purpose: 'feedback' as const };
    await useUploads(tx, owner, imageIds, `feedback ${id}`);
    await tx.insert(feedback).values({ id, ...row, sentAt });
  });
  return id;
}
