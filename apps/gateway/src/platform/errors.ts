import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract } from './contract';
import { refused } from './envelope';
import { Refusal } from './refusal';

/** Answers the addresses of pages, or not at all. */
export type Pages = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> | null;

const ENVELOPED = /^\/(wps|lgw|lotto)\//;

/** Sends a refusal in its envelope. */
const sender =
  ({ errors }: Contract) =>
  (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    const row = errors[refusal.code];
    const wait = refusal.value?.retryAfterSeconds;
    if (wait !== undefined) reply.header('retry-after', String(wait));
    reply.header('cache-control', 'no-store');
    const { language } = request.headers;
    const spoken = typeof language === 'string' ? language : 'EN';
    return reply.code(row.status).send(refused(refusal, row, spoken));
  };

/** Answers what is refused before a route is found, as an address that can't be read. */
export function answerUnreadable(contract: Contract) {
  const send = sender(contract);
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
    void send(request, reply, new Refusal('BAD_REQUEST'));
}

/** Turns every error into the envelope of a refusal; an internal error is logged and not shown. */
export function answerErrors(app: FastifyInstance, contract: Contract, page: Pages): void {
  const send = sender(contract);

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return send(request, reply, error);
    const status = error.statusCode ?? 500;
    if (status < 500) {
      request.log.info({ code: error.code }, 'refused before it was understood');
      return send(request, reply, new Refusal('BAD_REQUEST'));
    }
    request.log.error({ err: error }, 'failed');
    const value = { requestId: request.id };
    return send(request, reply, new Refusal('SYSTEM_ERROR', { value }));
  });

  app.setNotFoundHandler((request, reply) => {
    if (ENVELOPED.test(request.url)) return send(request, reply, new Refusal('NOT_FOUND'));
    const shown = page(request, reply);
    if (shown !== null) return shown;
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  });
}
