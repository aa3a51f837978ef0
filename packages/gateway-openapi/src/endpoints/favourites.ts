import { type GetFavoriteGamesListApiArg, gamesApi as generated } from '../generated/games';

// Apart from `games`: the first page shows games, but no favourites.
const favouritesApi = generated.enhanceEndpoints({
  endpoints: {
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

export const { addFavoriteGame, removeFavoriteGame } = favouritesApi.endpoints;
export const { useGetFavoriteGamesListQuery, useGetFavoriteGamesQuery, useGetRecentGamesQuery } =
  favouritesApi;
