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
import { PGlite } from '@electric-sql/pglite';
import { buildCatalogue, type Catalogue } from '../../src/catalogue/catalogue';
import { type Database, migrateClient } from '../../src/database/open';
import { seed } from '../../src/database/seed';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cache = here('../../../../.cache/gateway-tests');

export const catalogue: Catalogue = buildCatalogue();

/** A database of one test file, with the demo data in it. */
export async function openTestDatabase(): Promise<{ db: Database; close(): Promise<void> }> {
  const file = join(cache, `template-${version()}.tgz`);
  if (!existsSync(file)) await makeTemplate(file);
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });
  return { db: await migrateClient(client), close: () => client.close() };
}

/** Opening an empty database takes several times as long as unpacking a prepared one. */
async function makeTemplate(file: string): Promise<void> {
  const client = await PGlite.create();
  const db = await migrateClient(client);
  await seed(db, { merchant: 'parlour', catalogue, now: new Date(), report: () => undefined });
  const dump = await client.dumpDataDir('gzip');
  await client.close();
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
}

/** Changes whenever what goes into the template does. */
function version(): string {
  const hash = createHash('sha256');
  for (const folder of ['../../migrations', '../../src/database'])
    for (const name of readdirSync(here(folder)).sort())
      if (name.includes('.')) hash.update(readFileSync(join(here(folder), name)));
  return hash.digest('hex').slice(0, 16);
}
