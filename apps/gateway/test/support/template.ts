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
import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { Pool } from 'pg';
import { openClient } from '../../src/database/embeddedClient';
import { type Database, migrateClient, openServer } from '../../src/database/open';
import type { DemoCatalogue } from '../../src/demo/catalogue/buildCatalogue';
import { demoCatalogue } from '../../src/demo/catalogue/demoCatalogue';
import { PASSWORD, PAYMENT_PASSWORD } from '../../src/demo/seed/accounts';
import { seed } from '../../src/demo/seed/seed';
import { WEAK_PASSWORD } from '../../src/session/passwords';
import { account } from '../../src/session/schema';
import { START } from './clock';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cache = here('../../../../.cache/gateway-tests');

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const catalogue: DemoCatalogue = demoCatalogue();

async function prepare(db: Database): Promise<void> {
  const now = new Date(START);
  await seed(db, { merchant: 'parlour', catalogue, now, report: () => undefined });
  await makeLoginsCheap(db);
}

/** Verification costs as much as hashing did: here it is the minimum, because the tests log in hundreds of times. */
async function makeLoginsCheap(db: Database): Promise<void> {
  const people = await db.select().from(account);
  for (const column of ['passwordHash', 'paymentPasswordHash'] as const)
    for (const dear of new Set(people.map((one) => one[column])))
      if (dear !== null)
        for (const password of [PASSWORD, PAYMENT_PASSWORD, WEAK_PASSWORD])
          if (await verify(dear, password)) {
            const cheap = await hash(password, CHEAP);
            await db
              .update(account)
              .set({ [column]: cheap })
              .where(eq(account[column], dear));
          }
}

/** The address of a database on a server. */
export const on = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** The name of a database with the demo data, which is created if it is missing. */
export async function readyDatabase(server: string): Promise<string> {
  const name = `parlour_template_${version()}`;
  const admin = new Pool({ connectionString: server, max: 1 });
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    await admin.query(`create database ${name}`);
    const { close } = await openServer(on(server, name), prepare);
    await close();
    const own = new Pool({ connectionString: on(server, name), max: 1 });
    // Copies inherit the planner's statistics.
    await own.query('vacuum analyze');
    await own.end();
  }
  await admin.end();
  return name;
}

/** The file of the template, which is created if it is missing. */
export async function readyTemplate(): Promise<string> {
  const file = join(cache, `template-${version()}.tar`);
  if (!existsSync(file)) await makeTemplate(file);
  return file;
}

/** Filling an empty database takes several times as long as loading a prepared one. */
async function makeTemplate(file: string): Promise<void> {
  const client = await openClient();
  await prepare(await migrateClient(client));
  // Decompressing would take longer than all the rest of opening it.
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
}

/** Changes with everything that goes into the template. */
function version(): string {
  const content = createHash('sha256').update(String(START)).update(JSON.stringify(CHEAP));
  for (const folder of ['../../migrations', '../../src/demo/seed', '../../src/demo/catalogue'])
    for (const name of readdirSync(here(folder), { recursive: true, encoding: 'utf8' }).sort())
      if (name.includes('.')) content.update(readFileSync(join(here(folder), name)));
  return content.digest('hex').slice(0, 16);
}
