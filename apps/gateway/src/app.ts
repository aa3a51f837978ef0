import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { addUpTeams } from './agent/addUpTeams';
import { keepDays } from './agent/keepDays';
import { payTeamRebates } from './agent/payRebates';
import type { Config } from './config';
import { settleRealTime, settleWages } from './contracts/jobs';
import type { Database } from './database/open';
import { buildCatalogue, type Catalogue } from './demo/catalogue/buildCatalogue';
import { serveDemoChat } from './demo/chat/demoChat';
import { serveDemoGame } from './demo/game/demoGamePage';
import { servePictures } from './demo/pictures/pictureRoutes';
import { serveProfilePictures } from './demo/pictures/profilePictureRoutes';
import { serveDemoPage } from './demo/switches/demoPage';
import { raiseVipLevels } from './member/vip';
import { createHandlers } from './operations';
import { readBodies } from './platform/bodies';
import { readContract } from './platform/contract';
import { answerFaults, answerUnreadable } from './platform/errors';
import { addSecurityHeaders } from './platform/headers';
import { type Readiness, serveHealth } from './platform/health';
import { type Job, runDueJobs } from './platform/jobs';
import { createLimiter } from './platform/limits';
import { logAnswers, loggerOptions } from './platform/logging';
import { createMetrics, type Metrics } from './platform/metrics';
import { registerOperations } from './platform/routes';
import { openSealingKeys } from './platform/sealingKeys';
import { createSecretBox } from './platform/secretBox';
import { pointDesk, pointEarning } from './points/work';
import { leaderboardWork, promotionWork } from './promotions/work';
import type { Services } from './services';
import { createCaptchas } from './session/captcha';
import { chooseCarrier } from './session/chooseCarrier';
import { createCodes } from './session/codes';
import { createSessions } from './session/sessions';
import { serveSite } from './site/site';
import { createSwitches } from './system/switches';
import { tidyUp } from './system/tidyUp';
import { readUploads } from './uploads/readUploads';
import { serveUploads } from './uploads/uploadRoutes';
import { removeUnusedUploads } from './uploads/uploads';
import { closeOverdue } from './wallet/deadlinesJob';
import { reportPayments } from './wallet/paymentsJob';

const BODY_LIMIT = 64 * 1024;
const TIMEOUT_MS = 10_000;

/** What comes round by the clock. */
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
  pointDesk,
  raiseVipLevels,
  removeUnusedUploads,
];

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** What a gateway is built from; the clock can be moved by tests. */
export interface Parts {
  config: Config;
  db: Database;
  catalogue?: Catalogue;
  now?: () => number;
  /** Says something to whoever runs the demo, as the codes that would go to phones. */
  say?: (line: string) => void;
}

/** A gateway that does not listen yet. */
export interface Gateway {
  app: FastifyInstance;
  /** Does all work that is due by the clock. */
  runJobs(): Promise<void>;
  metrics: Metrics;
  readiness: Readiness;
}

/** Builds the gateway: everything but the port that it listens on. */
export async function buildGateway(parts: Parts): Promise<Gateway> {
  const { config, db, catalogue = buildCatalogue(), now = Date.now, say = print } = parts;
  const contract = readContract();
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: TIMEOUT_MS,
    connectionTimeout: 0,
    // An address that anybody may claim would be a way around every limit.
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // What is being answered when it stops is still answered.
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable(contract),
    genReqId: () => randomBytes(8).toString('hex'),
    routerOptions: { maxParamLength: 256 },
  });
  await keepDays(db, config);
  const switches = createSwitches(db, config);
  const services: Services = {
    config,
    db,
    catalogue,
    switches,
    now,
    sessions: createSessions(
      db,
      { idleMs: config.sessionIdleMs, absoluteMs: config.sessionAbsoluteMs },
      now,
    ),
    captchas: createCaptchas(db, now),
    keys: await openSealingKeys(db, now),
    secrets: createSecretBox(config.secretKeys),
    codes: createCodes(chooseCarrier(config, say), app.log),
    limiter: createLimiter(db, () => switches.current().rateLimitFactor, now),
    log: app.log,
  };

  // What was answered already is still sent.
  app.addHook('onClose', () => services.codes.settled());
  logAnswers(app);
  addSecurityHeaders(app, config);
  readBodies(app);
  readUploads(app);
  const metrics = createMetrics(app);
  const readiness = { stopping: false };
  serveHealth(app, db, readiness);
  const document = serveSite(app, services);
  answerFaults(app, contract, document);
  serveDemoGame(app, config);
  serveDemoPage(app, config, contract);
  servePictures(app, config, catalogue);
  serveProfilePictures(app, config);
  serveDemoChat(app, config);
  serveUploads(app, services);
  registerOperations(app, contract, createHandlers(services), services);
  return { app, metrics, readiness, runJobs: () => runDueJobs(JOBS, services, metrics) };
}
