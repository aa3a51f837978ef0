import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { openClient } from '../../src/database/embeddedClient';
import { migrateClient, type OpenDatabase, openServer } from '../../src/database/open';
import { databaseUrl } from './engine';
import { on, readyDatabase, readyTemplate } from './template';

/** Files of one worker open the same template. */
let loaded: Blob | undefined;

/** A database of one test file, with the demo data in it, on the engine that the tests run on. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = databaseUrl();
  if (server !== null) return openOnServer(server, await readyDatabase(server));
  loaded ??= new Blob([readFileSync(await readyTemplate())]);
  const client = await openClient({ loadDataDir: loaded });
  return { db: await migrateClient(client), close: () => client.close() };
}

/** A new database on a server, up to date with the tables and copied from another one where that is named. */
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

/** A new database on a server, with nothing in it or copied from another one. */
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
