import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue';
import type { Config } from '../config';
import { pictureCache } from '../pictures/pictureCache';
import { resolvePicture } from '../pictures/resolvePicture';
import { sendPicture } from '../pictures/sendPicture';

/** Serves the drawn pictures at their addresses, each drawn once and kept on disk. */
export function servePictures(app: FastifyInstance, config: Config, catalogue: Catalogue): void {
  const cache = pictureCache(join(config.dataDir, 'pictures'));
  app.get('/TCG_PROD_IMAGES/*', async (request, reply) => {
    const picture = resolvePicture(request.url, request.headers.accept, catalogue);
    if (picture === null) {
      reply.callNotFound();
      return reply;
    }
    return sendPicture(request, reply, cache, picture);
  });
}
