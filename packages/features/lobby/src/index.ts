import {
  CATEGORY_OF_ROUTE,
  type FeatureModule,
  launchRequested,
  PATHS,
} from '@parlour/feature-core';

const listPage = () => import('./pages/GameListPage/GameListPage');

/** The lobby: lists of games, the page that a game is played on, and the answer to every launch. */
export const lobbyFeature: FeatureModule = {
  name: 'lobby',
  routes: [
    ...Object.keys(CATEGORY_OF_ROUTE).map((path) => ({ path, page: listPage })),
    {
      path: PATHS.inGame,
      page: () => import('./pages/InGamePage/InGamePage'),
      needsLogin: true,
    },
  ],
  listeners: [{ actionType: launchRequested.type, load: () => import('./model/launch') }],
};
