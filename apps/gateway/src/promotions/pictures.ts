import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { addressKey, signedAddress } from '../uploads/pictureAddress';
import { upload } from '../uploads/schema';

export type Picture = components['schemas']['PromotionImage'];

/** The pictures of an application in the order in which they were sent, at newly signed addresses. */
export async function picturesOf(
  db: Database,
  ownerId: number,
  imageIds: readonly string[],
  now: Date,
): Promise<Picture[]> {
  if (imageIds.length === 0) return [];
  const rows = await db
    .select({ id: upload.id, sizeBytes: upload.sentBytes })
    .from(upload)
    .where(and(inArray(upload.id, [...imageIds]), eq(upload.ownerId, ownerId)));
  const key = await addressKey(db);
  return imageIds.flatMap((imageId) => {
    const found = rows.find(({ id }) => id === imageId);
    if (found === undefined) return [];
    const imageUrl = signedAddress(key, imageId, now);
    return [{ imageId, imageUrl, sizeBytes: found.sizeBytes }];
  });
}
