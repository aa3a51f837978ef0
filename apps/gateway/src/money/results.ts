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

/** What a figure is made of, by the names of its parts: 1 is added, -1 taken off. In the order in which they are read. */
export type Terms<Name extends string> = Readonly<Record<Name, 1n | -1n>>;

/** The sum of terms. Reports and their explanations share it, so that no figure has two formulas. */
export function sumOfTerms<Name extends string>(
  terms: Terms<Name>,
  values: Readonly<Record<Name, bigint>>,
): bigint {
  return Object.entries<1n | -1n>(terms).reduce(
    (sum, [name, sign]) => sum + sign * values[name as Name],
    0n,
  );
}

/** The game result: payouts less bets, negative when the players lost (docs/contracts/figures.md). */
export const GAME_RESULT: Terms<keyof Played> = { payout: 1n, stake: -1n };

/** The result of the players: the game result with rebates and bonuses (docs/contracts/figures.md). */
export const PLAYERS_RESULT: Terms<'gameResult' | keyof Given> = {
  gameResult: 1n,
  rebate: 1n,
  bonus: 1n,
};

export const gameResultOf = (played: Played): bigint => sumOfTerms(GAME_RESULT, played);

export const playersResultOf = ({ rebate, bonus, ...played }: Played & Given): bigint =>
  sumOfTerms(PLAYERS_RESULT, { gameResult: gameResultOf(played), rebate, bonus });
