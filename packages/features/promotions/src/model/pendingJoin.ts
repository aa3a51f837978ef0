/** Promotions that guests wanted to join, by a key that is in the address during the login (LOGIN-17). */
let wanted: { key: string; promotionId: string } | null = null;

/**
 * Joining has an effect, so an address alone must never cause it. Only a key that a press of the button
 * has made in this visit does, and only once.
 */
export const pendingJoin = {
  /** Saves the promotion; the key goes into the address. */
  keep: (promotionId: string): string => {
    const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
    wanted = { key, promotionId };
    return key;
  },
  /** Returns and removes what was saved under a key. */
  take: (key: string): string | null => {
    if (wanted?.key !== key) return null;
    const { promotionId } = wanted;
    wanted = null;
    return promotionId;
  },
};
