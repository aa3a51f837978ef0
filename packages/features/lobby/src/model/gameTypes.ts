import type { CoreThunk } from '@parlour/feature-core';
import { getGame } from '@parlour/gateway-openapi/games';
import type { Game } from '@parlour/gateway-openapi/start';

/** Types of the games that were asked for in this visit: their cards know them before the gateway is asked. */
const noted = new Map<number, string>();

/** Keeps the type of a game that is about to be launched. */
export function noteGameType({ nodeId, gameType }: Pick<Game, 'nodeId' | 'gameType'>): void {
  noted.set(nodeId, gameType);
}

/** The type of a game as far as it is known, without asking for it. */
export const readGameType =
  (nodeId: number): CoreThunk<string | undefined> =>
  (_dispatch, getState) =>
    noted.get(nodeId) ?? getGame.select({ nodeId })(getState()).data?.gameType;
