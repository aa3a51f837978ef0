/** Games that are offered where another one can not be played. */
const MOST = 6;

/** The first few that are open (LAUNCH-06). */
export const openGames = <Game extends { maintenance: boolean }>(
  games: readonly Game[],
): readonly Game[] => games.filter(({ maintenance }) => !maintenance).slice(0, MOST);
