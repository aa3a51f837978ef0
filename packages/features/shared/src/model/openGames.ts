/** Games offered if another one can't be played. */
const LIMIT = 6;

/** The first few games that are not in maintenance (LAUNCH-06). */
export const openGames = <Game extends { maintenance: boolean }>(
  games: readonly Game[],
): readonly Game[] => games.filter(({ maintenance }) => !maintenance).slice(0, LIMIT);
