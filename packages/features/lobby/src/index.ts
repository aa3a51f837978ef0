import {
  CATEGORY_OF_ROUTE,
  type FeatureModule,
  launchRequested,
  PATHS,
} from '@parlour/feature-core';

const later = () => import('./later');
const listPage = () => later().then(({ pages }) => pages.list());

/** The lobby: lists of games, the page that a game is played on, and the answer to every launch. */
export const lobbyFeature: FeatureModule = {
  name: 'lobby',
  routes: [
    ...Object.keys(CATEGORY_OF_ROUTE).map((path) => ({
      path,
      page: listPage,
      layout: 'main' as const,
    })),
    {
      path: PATHS.inGame,
      page: () => later().then(({ pages }) => pages.inGame()),
      layout: 'inGame',
      needsLogin: true,
    },
  ],
  listeners: [
    {
      actionType: launchRequested.type,
      load: () => later().then(({ loadLaunch }) => loadLaunch()),
    },
  ],
};
