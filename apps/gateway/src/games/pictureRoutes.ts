import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue';
import type { Config } from '../config';
import { PICTURE_VERSION, pictureCache } from '../pictures/pictureCache';
import { CONTENT_TYPES, rasterise } from '../pictures/rasterise';
import { resolvePicture } from '../pictures/resolvePicture';

const THIRTY_DAYS = 'public, max-age=2592000';

/** Serves the drawn pictures at their addresses, each drawn once and kept on disk. */
export function servePictures(app: FastifyInstance, config: Config, catalogue: Catalogue): void {
  const cache = pictureCache(join(config.dataDir, 'pictures'));
  app.get('/TCG_PROD_IMAGES/*', async (request, reply) => {
    const picture = resolvePicture(request.url, request.headers.accept, catalogue);
    if (picture === null) {
      reply.callNotFound();
      return reply;
    }
    const { name, format, draw } = picture;
    const mark = createHash('sha256').update(`${PICTURE_VERSION} ${name} ${format}`);
    const etag = `"${mark.digest('base64url').slice(0, 22)}"`;
    reply.headers({
      etag,
      vary: 'accept',
      'cache-control': THIRTY_DAYS,
      // Sites on another origin show these pictures too; there is nothing private in them.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const body = await cache.get(picture, () => rasterise(draw(), format));
    return reply.type(CONTENT_TYPES[format]).send(body);
  });
}
