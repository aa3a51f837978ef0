import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PICTURE_VERSION, type PictureCache, type PictureKey } from './pictureCache';
import { CONTENT_TYPES, rasterise } from './rasterise';

const THIRTY_DAYS = 'public, max-age=2592000';

/** A picture and the way to draw it. */
interface DrawnPicture extends PictureKey {
  /** Gives it as SVG. */
  draw(): string;
}

/** Sends a drawn picture, which anybody may keep for thirty days; whoever has it already is only told so. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: PictureCache,
  picture: DrawnPicture,
): Promise<FastifyReply> {
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
  const body = await cache.get({ name, format }, () => rasterise(draw(), format));
  return reply.type(CONTENT_TYPES[format]).send(body);
}
