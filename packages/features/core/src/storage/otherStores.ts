/** A day, in seconds. */
const DAY = 86_400;

interface CookieRow {
  /** In seconds. */
  lifetime: number;
  /** Whether it stays after a logout. "Remember me" is for the next login. */
  survivesLogout: boolean;
  /** Maximum length of name and value, in bytes. */
  max: number;
}

const remembered: CookieRow = { lifetime: DAY, survivesLogout: true, max: 4096 };

/**
 * Every cookie of the site, all of them for "Remember me" (LOGIN-11). A name that ends in a colon is followed by
 * a username. Over https each has the prefix `__Host-`.
 */
export const COOKIE_REGISTRY = {
  loginRemember: remembered,
  lastUsername: remembered,
  smsNumber: remembered,
  /** Ciphertext; removed if its key is gone. */
  'remember:': remembered,
} as const satisfies Record<string, CookieRow>;

/** Every IndexedDB database of the site, with its stores. */
export const DATABASE_REGISTRY = {
  /** Keys of the remembered passwords, not extractable; each is removed with its cookie. */
  remember: { stores: ['keys'], lifetime: DAY, survivesLogout: true },
} as const;
