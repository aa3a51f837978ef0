import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { meta } from '../platform/schema';
import { type OffersSource, type PromotionRules, promotionRefusal } from './promotionRules';
import { promotion } from './schema';

export type PromotionRow = typeof promotion.$inferSelect;

/** The promotions that a merchant may offer, at one version. */
export interface Offers {
  version: string;
  rows: readonly PromotionRow[];
}

/** All promotions of a merchant at one version. */
interface Loaded extends Offers {
  /** Those that a market allows, by its policy. */
  allowed: WeakMap<PromotionRules['policy'], readonly PromotionRow[]>;
}

/** A trigger writes it. A version is never used twice, so it identifies the rows. */
const KEY = 'promotions';

/** The last read promotions of each merchant, which are used while their version is current. */
const latest = new Map<string, Loaded>();

/** The present version of the promotions, as a fragment of another statement. */
export const offersVersion = (): SQL<string> =>
  sql<string>`(select ${meta.value} from ${meta} where ${meta.key} = ${KEY})`;

/**
 * Runs a query that needs the merchant's promotions, as far as the market allows them (SP-10). The query returns
 * their version too; only if that differs from the cached one are they read and the query run again. So a stale copy
 * is never used, whichever process changed them (decision 0041).
 */
export async function queryWithOffers<Found extends { version: string }>(
  db: Database,
  { merchant, rules }: OffersSource,
  query: (offers: Offers) => Promise<Found>,
): Promise<Found> {
  let offers = latest.get(merchant) ?? (await readOffers(db, merchant));
  for (;;) {
    const { version } = offers;
    const found = await query({ version, rows: allowedRows(offers, rules) });
    if (found.version === version) return found;
    offers = await readOffers(db, merchant);
  }
}

/** Leaves out what the market forbids, and tells so once for each version. */
function allowedRows(loaded: Loaded, { policy, log }: PromotionRules): readonly PromotionRow[] {
  const known = loaded.allowed.get(policy);
  if (known !== undefined) return known;
  const rows = loaded.rows.filter((row) => {
    const reason = promotionRefusal(row, policy);
    if (reason !== null)
      log.warn({ promotionId: row.id, reason }, 'a promotion breaks the market policy');
    return reason === null;
  });
  loaded.allowed.set(policy, rows);
  return rows;
}

async function readOffers(db: Database, merchant: string): Promise<Loaded> {
  const read = await db
    .select({ version: meta.value, row: promotion })
    .from(meta)
    .leftJoin(promotion, eq(promotion.merchant, merchant))
    .where(eq(meta.key, KEY));
  const [first] = read;
  if (first === undefined) throw new Error('The version of the promotions is missing');
  const offers = {
    version: first.version,
    rows: read.flatMap(({ row }) => row ?? []),
    allowed: new WeakMap<PromotionRules['policy'], readonly PromotionRow[]>(),
  };
  latest.set(merchant, offers);
  return offers;
}
