import type { CoreThunk } from '@parlour/feature-core';
import { getGame } from '@parlour/gateway-openapi/games';
import type { Game } from '@parlour/gateway-openapi/start';

/** What the card of a game knows. */
export type KnownGame = Pick<Game, 'nodeId' | 'gameType' | 'displayName'>;

/** Games that were asked for in this visit: their cards know them before the gateway is asked. */
const noted = new Map<number, KnownGame>();

/** Keeps what is known of a game that is about to be launched. */
export function noteGame({ nodeId, gameType, displayName }: KnownGame): void {
  noted.set(nodeId, { nodeId, gameType, displayName });
}

/** The name of a game as its card had it, until the gateway has told it. */
export const readGameName = (nodeId: number): string | undefined => noted.get(nodeId)?.displayName;

/** The type of a game as far as it is known, without asking for it. */
export const readGameType =
  (nodeId: number): CoreThunk<string | undefined> =>
  (_dispatch, getState) =>
    noted.get(nodeId)?.gameType ?? getGame.select({ nodeId })(getState()).data?.gameType;
