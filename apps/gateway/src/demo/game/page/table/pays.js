/** What a right bet pays with its stake, in stakes. */
export const PAYS = { PLAYER: '2', BANKER: '1.95', TIE: '9' };
