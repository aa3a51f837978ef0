/** What a guest wanted to join, under a key that goes through the login in the address (LOGIN-17). */
let wanted: { key: string; promotionId: string } | null = null;

/**
 * Joining has an effect, so an address alone must never bring it about: only one whose key was made in
 * this visit, at the press of the button, does so once.
 */
export const wantedJoin = {
  /** Keeps what is wanted; the key goes into the address. */
  keep: (promotionId: string): string => {
    const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
    wanted = { key, promotionId };
    return key;
  },
  /** Gives what was kept under a key, once. */
  take: (key: string): string | null => {
    if (wanted?.key !== key) return null;
    const { promotionId } = wanted;
    wanted = null;
    return promotionId;
  },
};
