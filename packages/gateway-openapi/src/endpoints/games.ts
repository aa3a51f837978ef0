import { gamesApi as generated } from '../generated/games';

const gamesApi = generated.enhanceEndpoints({
  endpoints: {
    getFavoriteGames: { providesTags: ['Favorites'] },
    getFavoriteGamesList: { providesTags: ['Favorites'] },
    getRecentGames: { providesTags: ['RecentGames'] },
    getGameSearchIndex: { keepUnusedDataFor: 3600 },
    // A launch address counts once, so it is never taken from the cache.
    launchGame: { keepUnusedDataFor: 0 },
  },
});

export const { getGame, launchGame } = gamesApi.endpoints;
export const { useGetGameQuery, useGetGameSearchIndexQuery, useLazyLaunchGameQuery } = gamesApi;
export type { GameLaunch, GameSearchIndex, JackpotFeed } from '../generated/games';
