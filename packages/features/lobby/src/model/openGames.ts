import type { Game } from '@parlour/gateway-openapi/start';

/** Games that are offered where another one can not be played. */
const MOST = 6;

/** The first few that are open. */
export const openGames = (games: readonly Game[]): readonly Game[] =>
  games.filter(({ maintenance }) => !maintenance).slice(0, MOST);
