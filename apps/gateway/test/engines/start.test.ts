import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openEmbedded, openServer, type Prepare } from '../../src/database/open';
import { seed } from '../../src/demo/seed/seed';
import { bet } from '../../src/games/schema';
import { entry } from '../../src/money/schema';
import { meta } from '../../src/platform/schema';
import { promotion } from '../../src/promotions/schema';
import { account } from '../../src/session/schema';
import { databaseUrl } from '../support/engine';
import { catalogue } from '../support/template';
import { createDatabase, openTestDatabase } from '../support/testDatabase';
import { expectSoundLedger } from '../support/wallet';

/** An empty location for a database, which can be opened again. */
async function newLocation() {
  const server = databaseUrl();
  if (server !== null) {
    const { url, drop } = await createDatabase(server);
    return { open: (prepare: Prepare) => openServer(url, prepare), remove: drop };
  }
  const parent = mkdtempSync(join(tmpdir(), 'parlour-engine-'));
  const folder = join(parent, 'demo');
  return {
    open: (prepare: Prepare) => openEmbedded(folder, prepare, () => undefined),
    remove: () => {
      rmSync(parent, { recursive: true });
      return Promise.resolve();
    },
  };
}

describe('a start', () => {
  it('makes the tables of an empty database, and finds all of it again at the next one', async () => {
    const { open, remove } = await newLocation();
    const row = { key: 'a word', value: 'kept' };
    const first = await open(async (db) => {
      await db.insert(meta).values(row).onConflictDoNothing();
    });
    const migrations = readdirSync(new URL('../../migrations', import.meta.url)).filter((name) =>
      name.endsWith('.sql'),
    );
    const run = await first.db.$count(sql`drizzle.__drizzle_migrations`);
    expect(run).toBe(migrations.length);
    await first.close();
    const second = await open(async () => undefined);
    expect(await second.db.select().from(meta).where(eq(meta.key, row.key))).toEqual([row]);
    expect(await second.db.$count(sql`drizzle.__drizzle_migrations`)).toBe(run);
    await second.close();
    await remove();
  });

  describe('with the demo data', () => {
    let database: OpenDatabase;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    const counts = () =>
      Promise.all([account, bet, entry, promotion].map((table) => database.db.$count(table)));

    it('has people, bets, promotions and a ledger that is right', async () => {
      const [people = 0, bets = 0, entries = 0, promotions = 0] = await counts();
      expect(people).toBeGreaterThan(200);
      expect(bets).toBeGreaterThan(1000);
      expect(entries).toBeGreaterThan(1000);
      expect(promotions).toBeGreaterThan(5);
      await expectSoundLedger(database.db);
    });

    it('fills a database once', async () => {
      const before = await counts();
      const again = { merchant: 'parlour', catalogue, now: new Date(), report: () => undefined };
      await seed(database.db, again);
      expect(await counts()).toEqual(before);
    });
  });
});
