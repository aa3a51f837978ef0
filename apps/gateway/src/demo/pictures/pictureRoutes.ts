import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import type { DemoCatalogue } from '../catalogue/buildCatalogue';
import { pictureCache } from './pictureCache';
import { resolvePicture } from './resolvePicture';
import { sendPicture } from './sendPicture';

/** Serves the drawn pictures at their addresses; each is drawn once and stored on disk. */
export function servePictures(
  app: FastifyInstance,
  config: Config,
  catalogue: DemoCatalogue,
): void {
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
