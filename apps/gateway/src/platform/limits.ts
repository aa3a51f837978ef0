import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { Refusal } from './refusal';
import { rateUse } from './schema';

/** Number of uses in a time window. */
export interface Budget {
  max: number;
  windowMs: number;
  /** The count is never read, so uses beyond the remembered ones are not counted. */
  isUncounted?: boolean;
}

/** A key and its budget. */
type Limit = readonly [key: string, budget: Budget];

/** Counts uses by key in the database, so that several processes count together. */
export interface Limiter {
  /** Counts one use; refuses beyond the budget, and then does not count it. */
  use(key: string, budget: Budget): Promise<void>;
  /** Refuses if the budget is used up, without counting. */
  check(key: string, budget: Budget): Promise<void>;
  /** Refuses if one of several budgets is used up; returns the uses of each. */
  checkAll(limits: readonly Limit[]): Promise<number[]>;
  /** Uses counted in the window, up to 128. */
  count(key: string, budget: Budget): Promise<number>;
  /** Removes the latest use. */
  undo(key: string): Promise<void>;
  /** Forgets a key. */
  forget(key: string): Promise<void>;
}

/** Maximum number of remembered uses; a larger budget never refuses. */
const MAX_HITS = 128;

/** Keys contain names, numbers and addresses, so only their hashes are stored. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Makes a limiter of sliding windows; `factor` multiplies every budget. It never takes part in the
 * transaction of a call: a try counts also when what it tried is rolled back.
 */
export function createLimiter(db: Database, factor: () => number, now: () => number): Limiter {
  const maxOf = ({ max }: Budget): number => Math.max(1, Math.floor(max * factor()));

  /** The uses of each in its window, oldest first. */
  const recent = async (limits: readonly Limit[]): Promise<number[][]> => {
    const keys = limits.map(([key]) => hashed(key));
    const rows = await db
      .select({ key: rateUse.key, hits: rateUse.hits })
      .from(rateUse)
      .where(inArray(rateUse.key, keys));
    return limits.map(([, { windowMs }], at) =>
      (rows.find(({ key }) => key === keys[at])?.hits ?? []).filter(
        (hit) => hit > now() - windowMs,
      ),
    );
  };
  const checkAll = async (limits: readonly Limit[]): Promise<number[]> => {
    const uses = await recent(limits);
    for (const [at, [, budget]] of limits.entries()) {
      const [oldest] = uses[at] ?? [];
      if (oldest !== undefined && (uses[at]?.length ?? 0) >= maxOf(budget))
        throw refuse(oldest, budget);
    }
    return uses.map((hits) => hits.length);
  };
  const refuse = (oldest: number, { windowMs }: Budget): Refusal => {
    const retryAfterSeconds = Math.max(1, Math.ceil((oldest + windowMs - now()) / 1000));
    return new Refusal('TOO_MANY_REQUESTS', { value: { retryAfterSeconds } });
  };

  return {
    async use(key, budget) {
      const max = maxOf(budget);
      if (max > MAX_HITS && budget.isUncounted === true) return;
      const at = now();
      const expiresAt = new Date(at + budget.windowMs);
      const recentHits = sql`array(select hit from unnest(${rateUse.hits}) hit where hit > ${at - budget.windowMs}::bigint order by hit)`;
      // One statement, so that concurrent uses wait only for the row's lock.
      const [counted] = await db
        .insert(rateUse)
        .values({ key: hashed(key), hits: [at], refused: false, expiresAt })
        .onConflictDoUpdate({
          target: rateUse.key,
          set: {
            hits: sql`case when cardinality(${recentHits}) < ${max} then (${recentHits} || ${at}::bigint)[greatest(1, cardinality(${recentHits}) + 2 - ${MAX_HITS}):] else ${recentHits} end`,
            refused: sql`cardinality(${recentHits}) >= ${max}`,
            expiresAt,
          },
        })
        .returning({ refused: rateUse.refused, hits: rateUse.hits });
      if (counted?.refused === true) throw refuse(counted.hits[0] ?? at, budget);
    },
    async check(key, budget) {
      await checkAll([[key, budget]]);
    },
    checkAll,
    count: async (key, budget) => (await recent([[key, budget]]))[0]?.length ?? 0,
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
