import type { FastifyInstance } from 'fastify';

/** How bodies are read: JSON under its several names, and forms. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    /^application\/(json|csp-report|reports\+json)\b/,
    { parseAs: 'string' },
    (request, body, done) => {
      // A client that names a type and sends nothing has sent no body.
      if (body === '') done(null, undefined);
      else parse(request, body as string, done);
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    },
  );
}
