import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { gamesApi as generated } from '../generated/games';

const gamesApi = generated.enhanceEndpoints({
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
          ...dropFromLists(nodeId, getState(), dispatch),
        ];
        await queryFulfilled.catch(() => {
          for (const patch of patches) patch.undo();
        });
      },
    },
    getRecentGames: { providesTags: ['RecentGames'] },
    getGameSearchIndex: { keepUnusedDataFor: 3600 },
    // A launch address counts once, so it is never taken from the cache.
    launchGame: { keepUnusedDataFor: 0 },
    launchFreePlay: { keepUnusedDataFor: 0 },
    launchFbSports: { keepUnusedDataFor: 0 },
  },
});

type ApiState = Parameters<typeof generated.util.selectInvalidatedBy>[0];

const patchIds = (change: (ids: number[]) => number[]) =>
  generated.util.updateQueryData('getFavoriteGames', undefined, change);

/** Takes a game out of every page of favourites that is held. */
const dropFromLists = (
  nodeId: number,
  state: ApiState,
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>,
) =>
  generated.util
    .selectInvalidatedBy(state, ['Favorites'])
    .flatMap(({ endpointName, originalArgs }) =>
      endpointName === 'getFavoriteGamesList'
        ? [
            dispatch(
              generated.util.updateQueryData('getFavoriteGamesList', originalArgs, (page) => {
                const left = page.content.filter((game) => game.nodeId !== nodeId);
                page.totalElements -= page.content.length - left.length;
                page.content = left;
              }),
            ),
          ]
        : [],
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
} = gamesApi;
export type { GameLaunch, GameSearchIndex, JackpotFeed } from '../generated/games';
