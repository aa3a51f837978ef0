import { join } from 'node:path';
import { buildApp } from './app';
import { buildCatalogue } from './catalogue/catalogue';
import { readConfig } from './config';
import { lockFolder } from './database/folderLock';
import { openEmbedded, openServer } from './database/open';
import { seed } from './database/seed';

const STOP_WITHIN_MS = 1500;

const report = (line: string) => void process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const catalogue = buildCatalogue();
  const prepare = (db: Parameters<typeof seed>[0]) =>
    seed(db, { merchant: config.merchant, catalogue, now: new Date(), report });
  const unlock = config.databaseUrl === null ? lockFolder(config.dataDir) : () => undefined;
  process.once('exit', unlock);
  const database =
    config.databaseUrl === null
      ? await openEmbedded(join(config.dataDir, 'db'), prepare, report)
      : await openServer(config.databaseUrl, prepare);
  const app = await buildApp({ config, db: database.db, catalogue });
  await app.listen({ host: config.host, port: config.port });
  report(`The gateway answers at http://localhost:${config.port}`);
  if (config.demo) report(`Key of the reviewers' switches (X-Demo-Key): ${config.demoKey}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => {
      void stop();
    });
}

start().catch((error: unknown) => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`The gateway can't start: ${message}\n`);
  if (cause instanceof Error) process.stderr.write(`Because: ${cause.message}\n`);
  process.exit(1);
});
