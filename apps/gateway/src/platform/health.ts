import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open';

/** Whether new work may be sent here; a gateway that is about to stop says no. */
export interface Readiness {
  stopping: boolean;
}

const PATIENCE_MS = 1000;

/**
 * `/healthz` answers while the process lives: restart it when it does not. `/readyz` answers 200 while the
 * database does, else 503: send it no calls meanwhile.
 */
export function serveHealth(app: FastifyInstance, db: Database, readiness: Readiness): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !readiness.stopping && (await isAnswering(db));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' });
  });
}

async function isAnswering(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const probe = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([probe, late]);
  } finally {
    clearTimeout(timer);
  }
}
