import { LOGIN_FAILURES, LOGIN_FAILURES_BY_ADDRESS } from '../platform/budgets';
import type { Services } from '../services';

const CAPTCHA_AFTER = 3;

/** One try at an account's door. */
export interface Attempt {
  /** Refuses when there were too many failures already; gives whether this try needs a captcha. */
  check(): Promise<boolean>;
  /** Whether the next try needs a captcha. */
  needsCaptcha(): Promise<boolean>;
  /** Counts the try before it is known to fail, so that tries at the same time do not slip through. */
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
      // The others from this address stay: whoever has one account must not get tries at more.
      await limiter.undo(ofAddress[0]);
    },
  };
}
