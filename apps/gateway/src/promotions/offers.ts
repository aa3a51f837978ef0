import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { meta } from '../platform/schema';
import { promotion } from './schema';

export type PromotionRow = typeof promotion.$inferSelect;

/** All promotions of a merchant at one version. */
export interface Offers {
  version: string;
  rows: readonly PromotionRow[];
}

/** A trigger writes it. A version is never used twice, so it identifies the rows. */
const KEY = 'promotions';

/** The last read promotions of each merchant, which are used while their version is current. */
const latest = new Map<string, Offers>();

/** The present version of the promotions, as a fragment of another statement. */
export const offersVersion = (): SQL<string> =>
  sql<string>`(select ${meta.value} from ${meta} where ${meta.key} = ${KEY})`;

/**
 * Runs a query that needs the merchant's promotions. The query returns their version too; only if that differs
 * from the cached one are they read and the query run again. So a stale copy is never used, whichever process
 * changed them (decision 0041).
 */
export async function queryWithOffers<Found extends { version: string }>(
  db: Database,
  merchant: string,
  query: (offers: Offers) => Promise<Found>,
): Promise<Found> {
  let offers = latest.get(merchant) ?? (await readOffers(db, merchant));
  for (;;) {
    const found = await query(offers);
    if (found.version === offers.version) return found;
    offers = await readOffers(db, merchant);
  }
}

async function readOffers(db: Database, merchant: string): Promise<Offers> {
  const read = await db
    .select({ version: meta.value, row: promotion })
    .from(meta)
    .leftJoin(promotion, eq(promotion.merchant, merchant))
    .where(eq(meta.key, KEY));
  const [first] = read;
  if (first === undefined) throw new Error('The version of the promotions is missing');
  const offers = { version: first.version, rows: read.flatMap(({ row }) => row ?? []) };
  latest.set(merchant, offers);
  return offers;
}
