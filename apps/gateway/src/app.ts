import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { buildCatalogue, type Catalogue } from './catalogue/catalogue';
import type { Config } from './config';
import type { Database } from './database/open';
import { serveDemoGame } from './games/demoGamePage';
import { servePictures } from './games/pictureRoutes';
import { createHandlers } from './operations/operations';
import { readBodies } from './platform/bodies';
import { readContract } from './platform/contract';
import { answerFaults } from './platform/errors';
import { addSecurityHeaders } from './platform/headers';
import { createLimiter } from './platform/limits';
import { logAnswers, loggerOptions } from './platform/logging';
import { registerOperations } from './platform/routes';
import { loadSealingKeys } from './platform/sealingKeys';
import { serveSite } from './platform/site';
import type { Services } from './services';
import { createCaptchas } from './session/captcha';
import { createSessions } from './session/sessions';
import { createSwitches } from './system/switches';

const BODY_LIMIT = 64 * 1024;
const TIMEOUT_MS = 10_000;

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** What a gateway is built from; the clock can be moved by tests. */
export interface Parts {
  config: Config;
  db: Database;
  catalogue?: Catalogue;
  now?: () => number;
  say?: (line: string) => void;
}

/** Builds the gateway: everything but the port that it listens on. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, db, catalogue = buildCatalogue(), now = Date.now, say = print } = parts;
  const contract = readContract();
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: TIMEOUT_MS,
    connectionTimeout: 0,
    trustProxy: false,
    forceCloseConnections: true,
    genReqId: () => randomBytes(8).toString('hex'),
    routerOptions: { maxParamLength: 256 },
  });
  const switches = createSwitches(config.rateLimitFactor);
  const services: Services = {
    config,
    db,
    catalogue,
    switches,
    now,
    say,
    sessions: createSessions(
      db,
      { idleMs: config.sessionIdleMs, absoluteMs: config.sessionAbsoluteMs },
      now,
    ),
    captchas: createCaptchas(now),
    keys: await loadSealingKeys(db, new Date(now())),
    limiter: createLimiter(() => switches.current().rateLimitFactor, now),
    log: app.log,
  };

  logAnswers(app);
  addSecurityHeaders(app, config);
  readBodies(app);
  app.get('/healthz', () => ({ status: 'ok' }));
  const document = serveSite(app, config);
  answerFaults(app, contract, document);
  serveDemoGame(app, config);
  servePictures(app, config, catalogue);
  registerOperations(app, contract, createHandlers(services), services);
  return app;
}
