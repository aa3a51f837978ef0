import type { Game } from '@parlour/gateway-openapi/start';

/** A game of a list. Of one that was found in the catalogue it is known that it has a jackpot, but not its sum. */
export type LobbyGame = Game & { hasJackpot?: boolean };
