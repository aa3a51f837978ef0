import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { meta } from '../platform/schema';
import { promotion } from './schema';

export type PromotionRow = typeof promotion.$inferSelect;

/** All promotions of a merchant as they were in one version of them. */
export interface Offers {
  version: string;
  rows: readonly PromotionRow[];
}

/** Written by a trigger: a version is never used again, so it says all about what it is the version of. */
const KEY = 'promotions';

/** What each merchant's promotions were when they were last read; no version is like the first one here. */
const latest = new Map<string, Offers>();

/** The version that the promotions have, as a part of another statement. */
export const offersVersion = (): SQL<string> =>
  sql<string>`(select ${meta.value} from ${meta} where ${meta.key} = ${KEY})`;

/**
 * Looks something up for which the merchant's promotions have to be known. They are read only when the look,
 * which tells their version by the same statement, shows that they have changed: a copy is never used that is
 * not right at that moment, whichever process changed them (decision 0041).
 */
export async function lookWithOffers<Found extends { version: string }>(
  db: Database,
  merchant: string,
  look: (offers: Offers) => Promise<Found>,
): Promise<Found> {
  let offers = latest.get(merchant) ?? (await readOffers(db, merchant));
  for (;;) {
    const found = await look(offers);
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
