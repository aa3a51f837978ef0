import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { buildCatalogue, type Catalogue } from '../../src/catalogue/catalogue';
import { openClient } from '../../src/database/embeddedClient';
import { type Database, migrateClient, openServer } from '../../src/database/open';
import { seed } from '../../src/seed/seed';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cache = here('../../../../.cache/gateway-tests');

export const catalogue: Catalogue = buildCatalogue();

const prepare = (db: Database) =>
  seed(db, { merchant: 'parlour', catalogue, now: new Date(), report: () => undefined });

/** The address of a database on a server. */
export const on = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** The name of a database with the demo data in it, which is made when nothing made it before. */
export async function readyDatabase(server: string): Promise<string> {
  const name = `parlour_template_${version()}`;
  const admin = new Pool({ connectionString: server, max: 1 });
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    await admin.query(`create database ${name}`);
    const { close } = await openServer(on(server, name), prepare);
    await close();
    const own = new Pool({ connectionString: on(server, name), max: 1 });
    // Copies plan by what the original knows of its tables.
    await own.query('vacuum analyze');
    await own.end();
  }
  await admin.end();
  return name;
}

/** The file of the template, which is made when nothing made it before. */
export async function readyTemplate(): Promise<string> {
  const file = join(cache, `template-${version()}.tar`);
  if (!existsSync(file)) await makeTemplate(file);
  return file;
}

/** Opening an empty database takes several times as long as unpacking a prepared one. */
async function makeTemplate(file: string): Promise<void> {
  const client = await openClient();
  await prepare(await migrateClient(client));
  // Unpacking would take longer than all the rest of opening it.
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
}

/** Changes whenever what goes into the template does. */
function version(): string {
  const hash = createHash('sha256');
  for (const folder of ['../../migrations', '../../src/seed', '../../src/catalogue'])
    for (const name of readdirSync(here(folder)).sort())
      if (name.includes('.')) hash.update(readFileSync(join(here(folder), name)));
  return hash.digest('hex').slice(0, 16);
}
