import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { openClient } from '../../src/database/embeddedClient';
import { type Database, migrateClient, openServer } from '../../src/database/open';
import { databaseUrl } from './engine';
import { createDatabase } from './testDatabase';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** A database of an older version. */
export interface OldDatabase {
  db: Database;
  /** The rows of a query. */
  query<Row>(text: string): Promise<Row[]>;
  /** Runs the remaining migrations, as a start of this version does. */
  update(): Promise<void>;
  close(): Promise<void>;
}

/** An empty database with the tables of an older version: up to the named migration. */
export async function openOldDatabase(last: string): Promise<OldDatabase> {
  const server = databaseUrl();
  const migrationsFolder = migrationsUntil(last);
  const opened =
    server === null
      ? await openOldEmbedded(migrationsFolder)
      : await openOldServer(server, migrationsFolder);
  rmSync(migrationsFolder, { recursive: true });
  return opened;
}

async function openOldEmbedded(migrationsFolder: string): Promise<OldDatabase> {
  const client = await openClient();
  const db = drizzleEmbedded(client);
  await migrateEmbedded(db, { migrationsFolder });
  return {
    db,
    query: async <Row>(text: string) => (await client.query<Row>(text)).rows,
    async update() {
      await migrateClient(client);
    },
    close: () => client.close(),
  };
}

async function openOldServer(server: string, migrationsFolder: string): Promise<OldDatabase> {
  const { url, drop } = await createDatabase(server);
  const pool = new Pool({ connectionString: url, max: 2 });
  const db = drizzleServer(pool);
  await migrateServer(db, { migrationsFolder });
  return {
    db,
    query: async <Row>(text: string) => (await pool.query(text)).rows as Row[],
    async update() {
      const { close } = await openServer(url, async () => undefined);
      await close();
    },
    async close() {
      await pool.end();
      await drop();
    },
  };
}

/** A folder with the migrations up to one of them. */
function migrationsUntil(last: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag === last);
  if (end < 0) throw new Error(`There is no migration ${last}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end + 1) }));
  return folder;
}
