import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Log lines never hold tokens, bodies or queries: only what a line below names is written. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    serializers: {
      req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }),
      err: (error: Error) => ({
        type: error.name,
        message: messageOf(error),
        stack: framesOf(error),
        cause: error.cause instanceof Error ? error.cause.message : undefined,
      }),
    },
  };
}

/** The error message; of a failed statement the text without its values, which may be personal. */
function messageOf(error: Error): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
}

/** The stack without the message, which is logged separately. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, ip } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms, ip });
  });
}
