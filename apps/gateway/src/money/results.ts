/** What was bet and what the games gave back for it, in minor units. */
export interface Played {
  stake: bigint;
  payout: bigint;
}

/** What players were given beside their wins, in minor units. */
export interface Given {
  rebate: bigint;
  bonus: bigint;
}

/** The game result: payouts less bets, negative when the players lost (docs/contracts/figures.md). */
export const gameResultOf = ({ stake, payout }: Played): bigint => payout - stake;

/** The result of the players: the game result with rebates and bonuses (docs/contracts/figures.md). */
export const playersResultOf = ({ rebate, bonus, ...played }: Played & Given): bigint =>
  gameResultOf(played) + rebate + bonus;
