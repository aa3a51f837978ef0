import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { openClient } from '../../src/database/embeddedClient';
import { migrateClient, type OpenDatabase, openServer } from '../../src/database/open';
import { databaseUrl } from './engine';
import { on, readyDatabase, readyTemplate } from './template';

/** Test files of one worker share the loaded template. */
let loaded: Blob | undefined;

/** Opens the database of one test file, with the demo data, on the tests' engine. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = databaseUrl();
  if (server !== null) return openOnServer(server, await readyDatabase(server));
  loaded ??= new Blob([readFileSync(await readyTemplate())]);
  const client = await openClient({ loadDataDir: loaded });
  return { db: await migrateClient(client), close: () => client.close() };
}

/** Opens a new, migrated database on a server, copied from another one if that is named. */
export async function openOnServer(server: string, template?: string): Promise<OpenDatabase> {
  const fresh = await createDatabase(server, template);
  const { db, close } = await openServer(fresh.url, async () => undefined);
  return {
    db,
    async close() {
      await close();
      await fresh.drop();
    },
  };
}

/** Creates a database on a server, empty or copied from another one. */
export async function createDatabase(server: string, template = 'template1') {
  const name = `parlour_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Pool({ connectionString: server, max: 1 });
  await admin.query(`create database ${name} template ${template}`);
  return {
    url: on(server, name),
    async drop() {
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}
