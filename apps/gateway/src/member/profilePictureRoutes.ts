import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { PICTURE_VERSION, pictureCache } from '../pictures/pictureCache';
import { CONTENT_TYPES, negotiateFormat, rasterise } from '../pictures/rasterise';
import { profilePicture } from './profilePictures';

const NAME = /^([A-Za-z]{1,16})\.png$/;
const THIRTY_DAYS = 'public, max-age=2592000';

/** Serves the pictures of members and the signs of banks beside the catalogue's own. */
export function serveProfilePictures(app: FastifyInstance, config: Config): void {
  const cache = pictureCache(join(config.dataDir, 'pictures'));
  for (const folder of ['MEMBER_ICON', 'BANK'])
    app.get<{ Params: { name: string } }>(
      `/TCG_PROD_IMAGES/${folder}/:name`,
      async (request, reply) => {
        const name = NAME.exec(request.params.name)?.[1] ?? '';
        const draw = profilePicture(folder, name);
        if (draw === null) {
          reply.callNotFound();
          return reply;
        }
        const key = { name: `${folder}/${name}`, format: negotiateFormat(request.headers.accept) };
        const mark = createHash('sha256').update(`${PICTURE_VERSION} ${key.name} ${key.format}`);
        const etag = `"${mark.digest('base64url').slice(0, 22)}"`;
        reply.headers({
          etag,
          vary: 'accept',
          'cache-control': THIRTY_DAYS,
          // Sites on another origin show these pictures too; there is nothing private in them.
          'cross-origin-resource-policy': 'cross-origin',
        });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        const body = await cache.get(key, () => rasterise(draw(), key.format));
        return reply.type(CONTENT_TYPES[key.format]).send(body);
      },
    );
}
