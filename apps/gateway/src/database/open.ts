import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { cacheStatements } from './cacheStatements';
import { openClient } from './embeddedClient';

/** The database or a transaction, on either engine. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** Fills an empty database; called again after an interrupted first start. */
export type Prepare = (db: Database) => Promise<void>;

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Demo data of another version is in another folder and stays unchanged. */
const DEMO = 'demo-3';

/** Folder of the embedded database. */
export function embeddedFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, DEMO);
}

/** Opens PostgreSQL at `url`, runs migrations, and fills it if it is empty. */
export async function openServer(url: string, prepare: Prepare): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 16, connectionTimeoutMillis: 5000 });
  // A connection that was lost while it rested is no reason to end: the next call opens another, and
  // `/readyz` says when none can be had.
  pool.on('error', () => undefined);
  cacheStatements(pool);
  const db = drizzleServer(pool);
  await withStartLock(pool, async () => {
    await migrateServer(db, { migrationsFolder });
    await prepare(db);
  });
  return { db, close: () => pool.end() };
}

/** Runs in one process at a time, when several start at once. */
async function withStartLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query("select pg_advisory_lock(hashtext('parlour-start'))");
    await work();
  } finally {
    await connection.query("select pg_advisory_unlock(hashtext('parlour-start'))");
    connection.release();
  }
}

/** Runs the migrations of an embedded database. */
export async function migrateClient(client: PGlite): Promise<Database> {
  const db = drizzleEmbedded(client);
  await migrateEmbedded(db, { migrationsFolder });
  return db;
}

/**
 * Opens the embedded database in `folder`. A new one is prepared beside its place and moved there
 * when it is whole, so that an interrupted first start leaves nothing half-made.
 */
export async function openEmbedded(
  folder: string,
  prepare: Prepare,
  report: (line: string) => void,
): Promise<OpenDatabase> {
  if (!existsSync(folder)) {
    report('Preparing a new database');
    await createEmbedded(folder, prepare);
  }
  try {
    if (!readdirSync(folder).includes('PG_VERSION')) throw new Error('PG_VERSION is missing');
    const client = await openClient({ dataDir: folder });
    const db = await migrateClient(client);
    await prepare(db);
    return { db, close: () => client.close() };
  } catch (cause) {
    throw new Error(
      `The demo database in ${folder} can't be opened, it may be damaged. Nothing was changed. ` +
        'To start afresh, move that folder away or delete it and start again: the demo data is ' +
        'prepared anew, and what was played in the old one is lost with it.',
      { cause },
    );
  }
}

async function createEmbedded(folder: string, prepare: Prepare): Promise<void> {
  const making = `${folder}.preparing`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(join(folder, '..'), { recursive: true });
  const client = await openClient({ dataDir: making });
  await prepare(await migrateClient(client));
  await client.close();
  renameSync(making, folder);
}
