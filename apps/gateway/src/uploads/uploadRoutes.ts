import type { FastifyInstance } from 'fastify';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { findUpload } from './uploads';

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Shows a picture to whoever sent it. Customer service has no way in yet. */
export function serveUploads(app: FastifyInstance, { db, sessions }: Services): void {
  app.get<{ Params: { imageId: string } }>('/wps/upload/image/:imageId', async (request, reply) => {
    const token = /^Bearer ([\w-]{16,512})$/.exec(request.headers.authorization ?? '')?.[1];
    const session = token === undefined ? null : await sessions.find(token);
    if (session === null) throw new Refusal('NOT_LOGGED_IN');
    const found = await findUpload(db, session.account.id, request.params.imageId);
    if (found === undefined) throw new Refusal('NOT_FOUND');
    const { id, contentType, data } = found;
    return reply
      .headers({
        'cache-control': 'private, max-age=300',
        vary: 'authorization',
        // Even if it were opened by itself it could do nothing.
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-disposition': `inline; filename="${id}.${ENDINGS[contentType] ?? 'bin'}"`,
      })
      .type(contentType)
      .send(data);
  });
}
