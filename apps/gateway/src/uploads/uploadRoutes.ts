import type { FastifyInstance } from 'fastify';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { addressKey, PICTURES, type Proof, secondsLeft } from './pictureAddress';
import { findUpload } from './uploads';

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

interface Asked {
  Params: { imageId: string };
  // A repeated parameter arrives as a list.
  Querystring: { [Name in keyof Proof]?: string | string[] };
}

/** Serves a picture at its signed address; an unsigned one is not found (PROMO-03). */
export function serveUploads(app: FastifyInstance, { config, db, now }: Services): void {
  app.get<Asked>(`${PICTURES}:imageId`, async ({ params, query }, reply) => {
    const { until, sig } = query;
    if (typeof until !== 'string' || typeof sig !== 'string') throw new Refusal('NOT_FOUND');
    const key = await addressKey(db);
    const left = secondsLeft(key, params.imageId, { until, sig }, new Date(now()));
    const found = left === null ? undefined : await findUpload(db, config.merchant, params.imageId);
    if (found === undefined) throw new Refusal('NOT_FOUND');
    const { id, contentType, data } = found;
    return reply
      .headers({
        'cache-control': `private, max-age=${left}`,
        // Opened on its own it can still do nothing.
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-disposition': `inline; filename="${id}.${ENDINGS[contentType] ?? 'bin'}"`,
      })
      .type(contentType)
      .send(data);
  });
}
