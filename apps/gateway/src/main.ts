import { setTimeout as pause } from 'node:timers/promises';
import { buildGateway } from './app';
import { readConfig } from './config';
import { lockFolder } from './database/folderLock';
import { embeddedFolder, openEmbedded, openServer, type Prepare } from './database/open';
import { loadDemo } from './loadDemo';
import { serveMetrics } from './platform/metrics';

const STOP_WITHIN_MS = 8000;

const RUN_JOBS_EVERY_MS = 5000;

const report = (line: string) => void process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const demo = await loadDemo(config);
  const prepare: Prepare = async (db) => {
    await demo?.seed(db, { merchant: config.merchant, now: new Date(), report });
  };
  const unlock = config.databaseUrl === null ? lockFolder(config.dataDir) : () => undefined;
  process.once('exit', unlock);
  const database =
    config.databaseUrl === null
      ? await openEmbedded(embeddedFolder(config), prepare, report)
      : await openServer(config.databaseUrl, prepare);
  const gateway = await buildGateway({ config, db: database.db, demo });
  const { app, metrics, readiness } = gateway;
  await app.listen({ host: config.host, port: config.port });
  const stopMetrics =
    config.metricsPort === null
      ? () => undefined
      : serveMetrics(metrics, config.metricsPort, config.host);
  const stopClock = scheduleJobs(gateway.runJobs);
  report(`The gateway answers at http://localhost:${config.port}`);
  if (config.demo)
    report(`Reviewers' switches: http://localhost:${config.port}/demo (key: ${config.demoKey})`);

  const stop = async () => {
    if (readiness.stopping) return;
    readiness.stopping = true;
    setTimeout(() => process.exit(1), config.drainMs + STOP_WITHIN_MS).unref();
    await pause(config.drainMs);
    stopMetrics();
    await stopClock();
    await app.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => {
      void stop();
    });
}

/** Runs due jobs every few seconds; returns a function that stops this. */
function scheduleJobs(runJobs: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | null = null;
  const timer = setInterval(() => {
    working ??= runJobs().finally(() => {
      working = null;
    });
  }, RUN_JOBS_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await working;
  };
}

start().catch((error: unknown) => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`The gateway can't start: ${message}\n`);
  if (cause instanceof Error) process.stderr.write(`Because: ${cause.message}\n`);
  process.exit(1);
});
