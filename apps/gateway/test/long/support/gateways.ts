import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { buildGateway, type Gateway } from '../../../src/app';
import { readConfig } from '../../../src/config';
import { type OpenDatabase, openServer } from '../../../src/database/open';
import { seed } from '../../../src/demo/seed/seed';
import { catalogue } from '../../support/template';
import type { PostgresServer } from './postgres';

/** Creates an empty database on a server, and returns its address. */
export async function emptyDatabase({ url }: PostgresServer): Promise<string> {
  const name = `parlour_${randomUUID().replaceAll('-', '')}`;
  const admin = new Pool({ connectionString: url, max: 1 });
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Creates a database with the demo data on a server, and returns its address. */
export async function seededDatabase(server: PostgresServer): Promise<string> {
  const url = await emptyDatabase(server);
  const opened = await openServer(url, (db) =>
    seed(db, { merchant: 'parlour', catalogue, now: new Date(), report: () => undefined }),
  );
  await opened.close();
  return url;
}

/** A gateway with its own connections, like another process. */
export async function openGateway(
  url: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Gateway & OpenDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-gateway-'));
  const base = { DATA_DIR: dataDir, DEMO_KEY: 'key-of-the-tests', LOG_LEVEL: 'silent' };
  const config = readConfig({ ...base, RATE_LIMIT_FACTOR: '1000', ...env, DATABASE_URL: url });
  const opened = await openServer(url, async () => undefined);
  const gateway = await buildGateway({ config, db: opened.db, say: () => undefined });
  return {
    ...gateway,
    db: opened.db,
    async close() {
      await gateway.app.close();
      await opened.close();
    },
  };
}
