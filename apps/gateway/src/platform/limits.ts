import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { rateUse } from '../database/schema';
import { Refusal } from './refusal';

/** So many uses in so much time. */
export interface Budget {
  max: number;
  windowMs: number;
  /** Nobody asks how often it was used: beyond what is remembered it need not be counted. */
  isUncounted?: boolean;
}

/** Counts uses by key in the database, so that several processes count together. */
export interface Limiter {
  /** Counts one use; beyond the budget it refuses, and the use does not count. */
  use(key: string, budget: Budget): Promise<void>;
  /** Refuses when the budget is used up already, without counting. */
  check(key: string, budget: Budget): Promise<void>;
  /** Uses counted in the window, up to 128. */
  count(key: string, budget: Budget): Promise<number>;
  /** Takes the latest use back. */
  undo(key: string): Promise<void>;
  /** Forgets a key. */
  forget(key: string): Promise<void>;
}

/** How many uses of a key are remembered; a budget beyond it never refuses. */
const MOST_KEPT = 128;

/** Keys name people, numbers and addresses, which need not lie about in a table. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Makes a limiter of sliding windows; `factor` multiplies every budget. It never takes part in the
 * transaction of a call: a try counts also when what it tried is rolled back.
 */
export function createLimiter(db: Database, factor: () => number, now: () => number): Limiter {
  const maxOf = ({ max }: Budget): number => Math.max(1, Math.floor(max * factor()));

  const recent = async (key: string, { windowMs }: Budget): Promise<number[]> => {
    const [row] = await db
      .select({ hits: rateUse.hits })
      .from(rateUse)
      .where(eq(rateUse.key, hashed(key)));
    return (row?.hits ?? []).filter((at) => at > now() - windowMs);
  };
  const refuse = (oldest: number, { windowMs }: Budget): Refusal => {
    const retryAfterSeconds = Math.max(1, Math.ceil((oldest + windowMs - now()) / 1000));
    return new Refusal('TOO_MANY_REQUESTS', { value: { retryAfterSeconds } });
  };

  return {
    async use(key, budget) {
      const max = maxOf(budget);
      if (max > MOST_KEPT && budget.isUncounted === true) return;
      const at = now();
      const expiresAt = new Date(at + budget.windowMs);
      const kept = sql`array(select hit from unnest(${rateUse.hits}) hit where hit > ${at - budget.windowMs}::bigint order by hit)`;
      // One statement, so that the row's lock is all that uses at the same time wait for.
      const [counted] = await db
        .insert(rateUse)
        .values({ key: hashed(key), hits: [at], refused: false, expiresAt })
        .onConflictDoUpdate({
          target: rateUse.key,
          set: {
            hits: sql`case when cardinality(${kept}) < ${max} then (${kept} || ${at}::bigint)[greatest(1, cardinality(${kept}) + 2 - ${MOST_KEPT}):] else ${kept} end`,
            refused: sql`cardinality(${kept}) >= ${max}`,
            expiresAt,
          },
        })
        .returning({ refused: rateUse.refused, hits: rateUse.hits });
      if (counted?.refused === true) throw refuse(counted.hits[0] ?? at, budget);
    },
    async check(key, budget) {
      const hits = await recent(key, budget);
      const [oldest] = hits;
      if (oldest !== undefined && hits.length >= maxOf(budget)) throw refuse(oldest, budget);
    },
    count: async (key, budget) => (await recent(key, budget)).length,
    async undo(key) {
      await db
        .update(rateUse)
        .set({ hits: sql`${rateUse.hits}[:cardinality(${rateUse.hits}) - 1]` })
        .where(eq(rateUse.key, hashed(key)));
    },
    async forget(key) {
      await db.delete(rateUse).where(eq(rateUse.key, hashed(key)));
    },
  };
}
