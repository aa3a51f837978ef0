import { eq } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue';
import { houseAccount } from '../money/ledger';
import { CURRENCY, HOUSE, PLAY_HOUSE } from '../session/accounts';
import type { Database } from './open';
import { meta } from './schema';
import { seedAccounts } from './seedAccounts';
import { seedPlay } from './seedPlay';

const MARK = { key: 'demo-data', value: '1' };

/** Fills an empty database with the demo data, whole or not at all, and says how far it is. */
export async function seed(
  db: Database,
  demo: { merchant: string; catalogue: Catalogue; now: Date; report: (line: string) => void },
): Promise<void> {
  const [done] = await db.select().from(meta).where(eq(meta.key, MARK.key));
  if (done !== undefined) return;
  const { report } = demo;
  await db.transaction(async (tx) => {
    report('Preparing demo data: accounts');
    for (const kind of [HOUSE, PLAY_HOUSE]) await houseAccount(tx, kind, CURRENCY);
    const accounts = await seedAccounts(tx, demo.merchant, demo.now);
    report('Preparing demo data: bets, favourites and messages');
    await seedPlay(tx, demo.catalogue, accounts, demo.now);
    await tx.insert(meta).values(MARK);
  });
  report('Preparing demo data: done');
}
