import { LOGIN_FAILURES, LOGIN_FAILURES_BY_ADDRESS } from '../platform/budgets';
import type { Services } from '../services';

const CAPTCHA_AFTER = 3;

/** One login attempt. */
export interface Attempt {
  /** Refuses after too many failures; returns whether this attempt needs a captcha. */
  check(): Promise<boolean>;
  /** Whether the next try needs a captcha. */
  needsCaptcha(): Promise<boolean>;
  /** Counts an attempt before it is checked, so that concurrent attempts can't exceed the limit. */
  begin(): Promise<void>;
  /** It was right after all. */
  succeed(): Promise<void>;
}

/**
 * Counts failures of an account and of an address apart, so that neither shields the other. `owner`
 * stands for the account whatever it is called at this try: its number, or the name of none.
 */
export function createAttempt(
  { limiter, switches }: Services,
  owner: string,
  address: string,
): Attempt {
  const ofAccount = [`login of ${owner}`, LOGIN_FAILURES] as const;
  const ofAddress = [`login from ${address}`, LOGIN_FAILURES_BY_ADDRESS] as const;
  const asksAfter = (failures: number) => switches.current().captchas && failures >= CAPTCHA_AFTER;
  return {
    async check() {
      const [failures = 0] = await limiter.checkAll([ofAccount, ofAddress]);
      return asksAfter(failures);
    },
    needsCaptcha: async () => asksAfter(await limiter.count(...ofAccount)),
    async begin() {
      await limiter.use(...ofAccount);
      await limiter.use(...ofAddress);
    },
    async succeed() {
      await limiter.forget(ofAccount[0]);
      // Other failures from this address stay: owning one account must not give more attempts at others.
      await limiter.undo(ofAddress[0]);
    },
  };
}
