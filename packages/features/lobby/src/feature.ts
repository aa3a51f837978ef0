import { type FeatureModule, PATHS } from '@parlour/feature-core';
import { isFreePlay } from './model/launchWhat';
import { LOBBY_PATHS } from './model/lobbyPaths';

declare module '@parlour/feature-core/registries' {
  interface OverlayRegistry {
    games: {
      /** The vendor whose games a card stands for (LAUNCH-03). */
      vassalage: string;
      gameType: string;
      title: string;
    };
    gameMaintenance: {
      /** Name of the game that is closed (LAUNCH-06). */
      title: string;
    };
  }
}

const listPage = () => import('./pages/GameListPage/GameListPage');
const centrePage = () => import('./pages/GameCentrePage/GameCentrePage');
const myGamesPage = () => import('./pages/MyGamesPage/MyGamesPage');

/** Pages of games in one list (RT-04, RT-06). */
const LISTS = [PATHS.hot, PATHS.slots];
/** Pages of vendors with their games (RT-05). */
const CENTRES = ['/live', '/sports', '/fish', '/pvp', '/esports', '/cockfight'];

/** The lobby: lists of games, and the page that a game is played on. */
export const feature: FeatureModule = {
  name: 'lobby',
  routes: [
    ...LISTS.map((path) => ({ path, page: listPage, hasFirstFrame: true })),
    ...CENTRES.map((path) => ({ path, page: centrePage, hasFirstFrame: true })),
    ...Object.values(LOBBY_PATHS).map((path) => ({ path, page: myGamesPage, hasFirstFrame: true })),
    {
      path: PATHS.fbSports,
      page: () => import('./pages/FbSportsPage/FbSportsPage'),
      needsLogin: true,
    },
    {
      path: PATHS.inGame,
      page: () => import('./pages/InGamePage/InGamePage'),
      needsLogin: (query) => !isFreePlay(query),
    },
  ],
  merchantRoutes: ({ extraGameTypes }) =>
    extraGameTypes.map((type) => ({
      path: `/${type.toLowerCase()}`,
      page: listPage,
      hasFirstFrame: true,
    })),
  overlays: {
    games: () => import('./overlays/GamesOverlay/GamesOverlay'),
    gameMaintenance: () => import('./overlays/MaintenanceOverlay/MaintenanceOverlay'),
  },
};
