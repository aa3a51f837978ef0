import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { DAY_MS } from '../platform/days';
import { createId } from '../platform/ids';
import { type ErrorCode, Refusal } from '../platform/refusal';
import type { Job } from '../services';
import { isOfMerchant } from '../session/ofMerchant';
import type { RewrittenPicture } from './rewritePicture';
import { upload } from './schema';

export type UploadPurpose = components['schemas']['UploadPurpose'];
export type Upload = typeof upload.$inferSelect;

const HOUR = 3_600_000;

/** Saves a picture of its owner for a later call to name; returns its id. */
export async function saveUpload(
  db: Database,
  picture: RewrittenPicture,
  about: { ownerId: number; purpose: UploadPurpose; sentBytes: number; sentAt: Date },
): Promise<string> {
  const id = createId('im');
  await db.insert(upload).values({ id, ...picture, ...about });
  return id;
}

/** A picture of any of a merchant's members by its id. The caller has to check who may see it. */
export async function findUpload(
  db: Database,
  merchant: string,
  id: string,
): Promise<Upload | undefined> {
  const [found] = await db
    .select()
    .from(upload)
    .where(and(eq(upload.id, id), isOfMerchant(upload.ownerId, merchant)));
  return found;
}

/**
 * Assigns pictures to a call, in the call's transaction: from then on they stay, and no other call can name them.
 * All have to be the owner's, sent for this purpose, unused and named once; otherwise it refuses.
 *
 * @param owner whose they are, what for, and the refusal if it is not so: NOT_FOUND by default
 * @param usedFor what they belong to, as 'feedback fb-9012'
 */
export async function useUploads(
  tx: Database,
  owner: { ownerId: number; purpose: UploadPurpose; refusal?: ErrorCode },
  ids: readonly string[],
  usedFor: string,
): Promise<void> {
  if (ids.length === 0) return;
  const { ownerId, purpose, refusal = 'NOT_FOUND' } = owner;
  // Locked in one order, as two calls may name the same pictures in different orders.
  const unused = await tx
    .select({ id: upload.id })
    .from(upload)
    .where(
      and(
        inArray(upload.id, [...ids]),
        eq(upload.ownerId, ownerId),
        eq(upload.purpose, purpose),
        isNull(upload.usedFor),
      ),
    )
    .orderBy(asc(upload.id))
    .for('update');
  if (unused.length !== ids.length) throw new Refusal(refusal);
  await tx
    .update(upload)
    .set({ usedFor })
    .where(inArray(upload.id, [...ids]));
}

/** Removes pictures that no call has named within a day. */
export const removeUnusedUploads: Job = {
  name: 'unused-uploads',
  everyMs: HOUR,
  isByState: true,
  async run(tx, until, { config }) {
    const oldest = new Date(until.getTime() - DAY_MS);
    const isOwn = isOfMerchant(upload.ownerId, config.merchant);
    await tx.delete(upload).where(and(isNull(upload.usedFor), lt(upload.sentAt, oldest), isOwn));
  },
};
