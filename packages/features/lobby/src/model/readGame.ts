import { type CoreThunk, readKnownGame } from '@parlour/feature-core';
import { getGame } from '@parlour/gateway-openapi/games';

/** The name of a game as its card had it, until the gateway has answered. */
export const readGameName = (nodeId: number): string | undefined =>
  readKnownGame(nodeId)?.displayName;

/** The type of a game as far as it is known, without a call. */
export const readGameType =
  (nodeId: number): CoreThunk<string | undefined> =>
  (_dispatch, getState) =>
    readKnownGame(nodeId)?.gameType ?? getGame.select({ nodeId })(getState()).data?.gameType;
