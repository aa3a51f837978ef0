// @chunk games
import { knowShapes } from '../baseQuery';
import { gamesApi as generated } from '../generated/games';
import { LOBBY_SHAPES } from '../generated/lobbyShapes';

// A list of games is then no reason to fetch what the client knows of all other calls (goal 3 of docs/performance.md).
knowShapes(LOBBY_SHAPES);

const gamesApi = generated.enhanceEndpoints({
  endpoints: {
    getGameSearchIndex: { keepUnusedDataFor: 3600 },
    // Its names come in the visitor's language.
    getRoomList: { providesTags: ['System'] },
  },
});

export const { getGame } = gamesApi.endpoints;
export const { useGetGameQuery, useGetGameSearchIndexQuery, useGetRoomListQuery } = gamesApi;
export type { GameSearchIndex, JackpotFeed, Room } from '../generated/games';
