import { Refusal } from './refusal';

/** So many uses in so much time. */
export interface Budget {
  max: number;
  windowMs: number;
}

/** Counts uses by key. It lives in this process: see docs/decisions for several processes. */
export interface Limiter {
  /** Counts one use; beyond the budget it refuses. */
  use(key: string, budget: Budget): void;
  /** Refuses when the budget is used up already, without counting. */
  check(key: string, budget: Budget): void;
  /** Uses counted in the window. */
  count(key: string, budget: Budget): number;
  /** Forgets a key. */
  forget(key: string): void;
}

const SWEEP_AT = 20_000;

/** Makes a limiter of sliding windows; `factor` multiplies every budget. */
export function createLimiter(factor: () => number, now: () => number): Limiter {
  const uses = new Map<string, number[]>();
  const recent = (key: string, { windowMs }: Budget): number[] => {
    const since = now() - windowMs;
    const kept = (uses.get(key) ?? []).filter((at) => at > since);
    if (kept.length === 0) uses.delete(key);
    else uses.set(key, kept);
    return kept;
  };
  const check = (key: string, budget: Budget): number[] => {
    const kept = recent(key, budget);
    if (kept.length < Math.max(1, Math.floor(budget.max * factor()))) return kept;
    const freeAt = (kept[0] ?? now()) + budget.windowMs;
    const retryAfterSeconds = Math.max(1, Math.ceil((freeAt - now()) / 1000));
    throw new Refusal('TOO_MANY_REQUESTS', { value: { retryAfterSeconds } });
  };
  return {
    check: (key, budget) => void check(key, budget),
    use(key, budget) {
      const kept = check(key, budget);
      if (uses.size > SWEEP_AT) uses.clear();
      uses.set(key, [...kept, now()]);
    },
    count: (key, budget) => recent(key, budget).length,
    forget: (key) => void uses.delete(key),
  };
}
