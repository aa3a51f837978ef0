import { gamesApi as generated } from '../generated/games';

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
