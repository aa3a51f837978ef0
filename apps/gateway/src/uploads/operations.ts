import type { Budget } from '../platform/limits';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { rewritePicture } from './rewritePicture';
import { saveUpload } from './uploads';

/** Pictures of one account; each takes memory and time to decode. */
const UPLOADS: Budget = { max: 30, windowMs: 60 * 60_000 };

/** Uploads of pictures that later calls name (WAL-03, PROMO-03, SUP-02). */
export function uploadOperations({ db, limiter }: Services) {
  return {
    async uploadImage(call) {
      const { id: ownerId } = loggedIn(call).account;
      const { purpose } = call.body;
      const file = Buffer.from(call.body.file, 'latin1');
      await limiter.use(`uploads of ${ownerId}`, UPLOADS);
      const picture = await rewritePicture(file);
      const about = { ownerId, purpose, sentBytes: file.length, sentAt: call.now };
      const imageId = await saveUpload(db, picture, about);
      const { contentType, width, height } = picture;
      return { imageId, purpose, contentType, bytes: file.length, width, height };
    },
  } satisfies Handlers;
}
