import { gamesApi as generated } from '../generated/games';

const gamesApi = generated.enhanceEndpoints({
  endpoints: {
    getFavoriteGames: { providesTags: ['Favorites'] },
    getFavoriteGamesList: { providesTags: ['Favorites'] },
    getRecentGames: { providesTags: ['RecentGames'] },
    getRankList: { providesTags: ['Winners'], keepUnusedDataFor: 300 },
    getGameVendors: { keepUnusedDataFor: 3600 },
    getHotGames: { keepUnusedDataFor: 600 },
    getGameSearchIndex: { keepUnusedDataFor: 3600 },
    // A launch address counts once, so it is never taken from the cache.
    launchGame: { keepUnusedDataFor: 0 },
  },
});

export const { getGame, getGameList, launchGame } = gamesApi.endpoints;
export const {
  useGetGameListQuery,
  useGetGameQuery,
  useGetGameSearchIndexQuery,
  useGetGameVendorsQuery,
  useGetHotGamesQuery,
  useGetRankListQuery,
  useLazyGetGameListQuery,
  useLazyLaunchGameQuery,
} = gamesApi;
export type {
  Game,
  GameClassify,
  GameLane,
  GameLaunch,
  GamePage,
  GameSearchIndex,
  GameVendor,
  GetGameListApiArg,
  JackpotFeed,
  LanguageCode,
  RankItem,
} from '../generated/games';
