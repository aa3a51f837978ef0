import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { addUpTeams } from './agent/addUpTeams';
import { alignDays } from './agent/alignDays';
import { payTeamRebates } from './agent/payRebates';
import type { Config } from './config';
import { settleRealTime, settleWages } from './contracts/jobs';
import type { Database } from './database/open';
import type { Demo } from './demoInterface';
import { createGuards } from './guards';
import { loadDemo } from './loadDemo';
import { raiseVipLevels } from './member/vip';
import { NO_CONTENT } from './merchantContent';
import { createHandlers } from './operations';
import { readBodies } from './platform/bodies';
import { readContract } from './platform/contract';
import { loadEncryptionKeys } from './platform/encryptionKeys';
import { answerErrors, answerUnreadable } from './platform/errors';
import { addSecurityHeaders } from './platform/headers';
import { type Readiness, serveHealth } from './platform/health';
import { runDueJobs } from './platform/jobs';
import { createLimiter } from './platform/limits';
import { logAnswers, loggerOptions } from './platform/logging';
import { createMetrics, type Metrics } from './platform/metrics';
import { registerOperations } from './platform/routes';
import { createSecretBox } from './platform/secretBox';
import { pointEarning } from './points/work';
import { leaderboardWork, promotionWork } from './promotions/work';
import { tellConfirmable } from './saferPlay/confirmableJob';
import { readPolicy } from './saferPlay/readPolicy';
import type { Job, Services } from './services';
import { createCaptchas } from './session/captcha';
import { chooseCarrier } from './session/chooseCarrier';
import { createCodes } from './session/codes';
import { createSessions, type Session } from './session/sessions';
import { serveSite } from './site/site';
import { fixedSwitches } from './system/switches';
import { tidyUp } from './system/tidyUp';
import { readUploads } from './uploads/readUploads';
import { serveUploads } from './uploads/uploadRoutes';
import { removeUnusedUploads } from './uploads/uploads';
import { closeOverdue } from './wallet/deadlinesJob';
import { reportPayments } from './wallet/paymentsJob';

const BODY_LIMIT = 64 * 1024;
const TIMEOUT_MS = 10_000;

/** Scheduled jobs. */
const JOBS: readonly Job[] = [
  tidyUp,
  addUpTeams,
  settleWages,
  settleRealTime,
  payTeamRebates,
  reportPayments,
  closeOverdue,
  promotionWork,
  leaderboardWork,
  pointEarning,
  raiseVipLevels,
  removeUnusedUploads,
  tellConfirmable,
];

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Options of `buildGateway`. Tests move the clock. */
export interface GatewayOptions {
  config: Config;
  db: Database;
  now?: () => number;
  /** The demo, if it is loaded already. */
  demo?: Demo | null;
  /** Prints something for whoever runs the demo, such as SMS codes. */
  say?: (line: string) => void;
}

/** A gateway that is not listening yet. */
export interface Gateway {
  app: FastifyInstance;
  /** Runs all jobs that are due. */
  runJobs(): Promise<void>;
  metrics: Metrics;
  readiness: Readiness;
}

/** Builds the gateway: everything but the port that it listens on. */
export async function buildGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, db, now = Date.now, say = print } = options;
  const { demo = await loadDemo(config) } = options;
  const opened = demo?.open({ config, db, say }) ?? null;
  const contract = readContract();
  const ownPolicy = readPolicy(config.marketPolicy);
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: TIMEOUT_MS,
    connectionTimeout: 0,
    // If anybody could claim an address, no rate limit would hold.
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // Running calls are finished before it stops.
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable(contract),
    genReqId: () => randomBytes(8).toString('hex'),
    routerOptions: { maxParamLength: 256 },
  });
  await alignDays(db, config);
  const switches = opened?.switches ?? fixedSwitches(config);
  const content = opened?.content ?? NO_CONTENT;
  const services: Services = {
    config,
    db,
    content,
    catalogue: content.catalogue,
    get policy() {
      return opened?.policyOfCall() ?? ownPolicy;
    },
    switches,
    now,
    sessions: createSessions(
      db,
      { idleMs: config.sessionIdleMs, absoluteMs: config.sessionAbsoluteMs },
      now,
    ),
    captchas: createCaptchas(db, now),
    keys: await loadEncryptionKeys(db, now),
    secrets: createSecretBox(config.secretKeys),
    codes: createCodes(chooseCarrier(config, opened?.carrier ?? null), app.log),
    limiter: createLimiter(db, () => switches.current().rateLimitFactor, now),
    log: app.log,
  };

  // Answers that are ready are still sent.
  app.addHook('onClose', () => services.codes.settled());
  logAnswers(app);
  addSecurityHeaders(app, config);
  readBodies(app);
  readUploads(app);
  const metrics = createMetrics(app);
  const readiness = { stopping: false };
  serveHealth(app, db, readiness);
  const document = serveSite(app, services);
  answerErrors(app, contract, document);
  if (opened === null) hideDemo(app);
  else opened.serve(app, contract);
  serveUploads(app, services);
  const handlers = createHandlers(services, opened);
  registerOperations<Session>(app, contract, opened?.shape(handlers, contract) ?? handlers, {
    ...services,
    guards: createGuards(services),
  });
  const jobs = [...JOBS, ...(opened?.jobs ?? [])];
  return { app, metrics, readiness, runJobs: () => runDueJobs<Services>(jobs, services, metrics) };
}

/** The site answers unknown addresses with its own document; this address has to look unused. */
function hideDemo(app: FastifyInstance): void {
  app.get('/demo', (_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'),
  );
}
