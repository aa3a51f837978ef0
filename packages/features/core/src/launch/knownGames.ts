import type { Game } from '@parlour/gateway-openapi/start';

/** What the card of a game knows. */
export type KnownGame = Pick<Game, 'nodeId' | 'gameType' | 'displayName'>;

/** Games that were started in this visit: the page that plays one shows its name before the gateway has answered. */
const known = new Map<number, KnownGame>();

/** Saves what the card knows of a game that is about to start. */
export function noteGame({ nodeId, gameType, displayName }: KnownGame): void {
  known.set(nodeId, { nodeId, gameType, displayName });
}

/** What the card knew of a game, if it was started in this visit. */
export const readKnownGame = (nodeId: number): KnownGame | undefined => known.get(nodeId);
