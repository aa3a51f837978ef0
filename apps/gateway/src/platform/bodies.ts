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
      if (body === '') {
        done(null, undefined);
        return;
      }
      const isReport = request.headers['content-type']?.includes('reports+json') === true;
      void parse(request, body as string, (error, parsed) =>
        done(error, isReport ? toCspReport(parsed) : parsed),
      );
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

interface Report {
  type?: unknown;
  body?: { documentURL?: unknown; effectiveDirective?: unknown; blockedURL?: unknown };
}

/** Newer browsers send lists of reports: the first refusal among them, in the older form. */
function toCspReport(reports: unknown): unknown {
  const list = (Array.isArray(reports) ? reports : []) as (Report | null)[];
  const report = list.find((one) => one?.type === 'csp-violation')?.body;
  if (report === undefined) return undefined;
  return {
    'csp-report': {
      'document-uri': report.documentURL,
      'violated-directive': report.effectiveDirective,
      'blocked-uri': report.blockedURL,
    },
  };
}
