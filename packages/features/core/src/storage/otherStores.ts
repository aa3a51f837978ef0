/** A day, in seconds. */
const DAY = 86_400;

interface CookieRow {
  /** In seconds. */
  lifetime: number;
  /** Whether a logout leaves it: what is remembered is for the next login. */
  survivesLogout: boolean;
  /** Most bytes of name and value. */
  max: number;
}

const remembered: CookieRow = { lifetime: DAY, survivesLogout: true, max: 4096 };

/**
 * Every cookie that the site writes, all of them "Remember me" (LOGIN-11). A name that ends in a colon is
 * followed by a username. Over https each has the prefix `__Host-`.
 */
export const COOKIE_REGISTRY = {
  loginRemember: remembered,
  lastUsername: remembered,
  smsNumber: remembered,
  /** Ciphertext; it is removed where its key is gone. */
  'remember:': remembered,
} as const satisfies Record<string, CookieRow>;

/** Every IndexedDB database of the site, with its stores. */
export const DATABASE_REGISTRY = {
  /** Keys of the remembered passwords, which can't be read out; each goes with its cookie. */
  remember: { stores: ['keys'], lifetime: DAY, survivesLogout: true },
} as const;
