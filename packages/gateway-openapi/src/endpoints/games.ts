// @chunk games
import { registerShapes } from '../baseQuery';
import { gamesApi as generated } from '../generated/games';
import { LOBBY_SHAPES } from '../generated/lobbyShapes';

// With these, a list of games does not load the tables of all other calls (goal 3 of docs/performance.md).
registerShapes(LOBBY_SHAPES);

const gamesApi = generated.enhanceEndpoints({
  endpoints: {
    getGameSearchIndex: { keepUnusedDataFor: 3600 },
    // Its names are translated by the gateway.
    getRoomList: { providesTags: ['System'] },
  },
});

export const { getGame } = gamesApi.endpoints;
export const { useGetGameQuery, useGetGameSearchIndexQuery, useGetRoomListQuery } = gamesApi;
export type { GameSearchIndex, JackpotFeed, Room } from '../generated/games';
