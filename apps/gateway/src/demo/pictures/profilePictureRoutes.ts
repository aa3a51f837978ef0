import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { pictureCache } from './pictureCache';
import { profilePicture } from './profilePictures';
import { negotiateFormat } from './rasterise';
import { sendPicture } from './sendPicture';

const NAME = /^([A-Za-z]{1,16})\.png$/;

/** Serves the pictures of members and the logos of banks. */
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
        const format = negotiateFormat(request.headers.accept);
        return sendPicture(request, reply, cache, { name: `${folder}/${name}`, format, draw });
      },
    );
}
