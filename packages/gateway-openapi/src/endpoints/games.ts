// @chunk games
import { registerShapes } from '../baseQuery';
import { type GetFavoriteGamesListApiArg, gamesApi as generated } from '../generated/games';
import { LOBBY_SHAPES } from '../generated/lobbyShapes';

// With these, a list of games does not load the tables of all other calls (goal 3 of docs/performance.md).
registerShapes(LOBBY_SHAPES);

const gamesApi = generated.enhanceEndpoints({
  endpoints: {
    getGameSearchIndex: { keepUnusedDataFor: 3600 },
    // Its names are translated by the gateway.
    getRoomList: { providesTags: ['System'] },
    // A launch address is valid once, so it is never taken from the cache.
    launchGame: { keepUnusedDataFor: 0 },
    launchFreePlay: { keepUnusedDataFor: 0 },
    launchFbSports: { keepUnusedDataFor: 0 },
    getFavoriteGames: { providesTags: ['Favorites'] },
    getFavoriteGamesList: { providesTags: ['Favorites'] },
    // An optimistic update, which is rolled back if the gateway refuses it (LOB-07).
    addFavoriteGame: {
      invalidatesTags: (_, error) => (error === undefined ? ['Favorites'] : []),
      async onQueryStarted({ favoriteGameRequest: { nodeId } }, { dispatch, queryFulfilled }) {
        const patch = dispatch(patchIds((ids) => [nodeId, ...ids.filter((id) => id !== nodeId)]));
        await queryFulfilled.catch(patch.undo);
      },
    },
    removeFavoriteGame: {
      invalidatesTags: (_, error) => (error === undefined ? ['Favorites'] : []),
      async onQueryStarted({ nodeId }, { dispatch, getState, queryFulfilled }) {
        const patches = [
          dispatch(patchIds((ids) => ids.filter((id) => id !== nodeId))),
          ...dropFromLists(nodeId, getState()).map((patch) => dispatch(patch)),
        ];
        await queryFulfilled.catch(() => {
          for (const patch of patches) patch.undo();
        });
      },
    },
    getRecentGames: { providesTags: ['RecentGames'] },
  },
});

type ApiState = Parameters<typeof generated.util.selectInvalidatedBy>[0];

const patchIds = (change: (ids: number[]) => number[]) =>
  generated.util.updateQueryData('getFavoriteGames', undefined, change);

/** Patches that remove a game from all cached pages of favourites. */
const dropFromLists = (nodeId: number, state: ApiState) =>
  generated.util
    .selectInvalidatedBy(state, ['Favorites'])
    .filter(({ endpointName }) => endpointName === 'getFavoriteGamesList')
    .map(({ originalArgs }) =>
      generated.util.updateQueryData(
        'getFavoriteGamesList',
        originalArgs as GetFavoriteGamesListApiArg,
        (page) => {
          const left = page.content.filter((game) => game.nodeId !== nodeId);
          page.totalElements -= page.content.length - left.length;
          page.content = left;
        },
      ),
    );

export const {
  addFavoriteGame,
  getGame,
  launchFbSports,
  launchFreePlay,
  launchGame,
  removeFavoriteGame,
} = gamesApi.endpoints;
export const {
  useGetFavoriteGamesListQuery,
  useGetFavoriteGamesQuery,
  useGetGameQuery,
  useGetGameSearchIndexQuery,
  useGetRecentGamesQuery,
  useGetRoomListQuery,
} = gamesApi;
export type { GameLaunch, GameSearchIndex, JackpotFeed, Room } from '../generated/games';
