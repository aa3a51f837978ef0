import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PICTURE_VERSION, type PictureCache, type PictureKey } from './pictureCache';
import { CONTENT_TYPES, rasterise } from './rasterise';

const THIRTY_DAYS = 'public, max-age=2592000';

/** A picture and how to draw it. */
interface DrawnPicture extends PictureKey {
  /** Returns it as SVG. */
  draw(): string;
}

/** Sends a drawn picture, which may be cached for thirty days, or a 304 if the client has it. */
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
    // Sites on other origins show these pictures too; they are public.
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const body = await cache.get({ name, format }, () => rasterise(draw(), format));
  return reply.type(CONTENT_TYPES[format]).send(body);
}
