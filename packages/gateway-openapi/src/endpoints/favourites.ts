import { type GetFavoriteGamesListApiArg, gamesApi as generated } from '../generated/games';

// The first page knows games, but nobody's own: these are apart from `games`.
const favouritesApi = generated.enhanceEndpoints({
  endpoints: {
    getFavoriteGames: { providesTags: ['Favorites'] },
    getFavoriteGamesList: { providesTags: ['Favorites'] },
    // A change shows at once, and is taken back where the gateway refuses it (LOB-07).
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

/** What takes a game out of every page of favourites that is held. */
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
