import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openClient } from '../../src/database/embeddedClient';
import { type Database, migrateClient } from '../../src/database/open';
import * as schema from '../../src/database/schema';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** A database as an older version left it. */
export interface OldDatabase {
  db: Database;
  /** The rows that a statement gives. */
  query<Row>(text: string): Promise<Row[]>;
  /** Brings it up to date, as a start of this version does. */
  update(): Promise<void>;
  close(): Promise<void>;
}

/** An empty embedded database with the tables of an older version: those up to a migration, by its name. */
export async function openOldDatabase(last: string): Promise<OldDatabase> {
  const migrationsFolder = migrationsUntil(last);
  const client = await openClient();
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  rmSync(migrationsFolder, { recursive: true });
  return {
    db,
    query: async <Row>(text: string) => (await client.query<Row>(text)).rows,
    async update() {
      await migrateClient(client);
    },
    close: () => client.close(),
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
