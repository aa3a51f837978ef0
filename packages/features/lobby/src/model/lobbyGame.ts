import type { Game } from '@parlour/gateway-openapi/start';

/** A game of a list. A game from the catalogue says only whether it has a jackpot, not the amount. */
export type LobbyGame = Game & { hasJackpot?: boolean };
