import { type FeatureModule, launchRequested, PATHS } from '@parlour/feature-core';
import { isFreePlay } from './model/launchWhat';
import { LOBBY_PATHS } from './model/lobbyPaths';

export { GameListShell } from './pages/GameListPage/GameListShell';

const listPage = () => import('./pages/GameListPage/GameListPage');
const centrePage = () => import('./pages/GameCentrePage/GameCentrePage');
const myGamesPage = () => import('./pages/MyGamesPage/MyGamesPage');

/** Pages of games in one list (RT-04, RT-06). */
const LISTS = [PATHS.hot, PATHS.slots];
/** Pages of vendors with their games (RT-05). */
const CENTRES = ['/live', '/sports', '/fish', '/pvp', '/esports', '/cockfight'];

/** The lobby: lists of games, the page that a game is played on, and the answer to every launch. */
export const lobbyFeature: FeatureModule = {
  name: 'lobby',
  routes: [
    ...LISTS.map((path) => ({ path, page: listPage })),
    ...CENTRES.map((path) => ({ path, page: centrePage })),
    ...Object.values(LOBBY_PATHS).map((path) => ({ path, page: myGamesPage })),
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
    extraGameTypes.map((type) => ({ path: `/${type.toLowerCase()}`, page: listPage })),
  overlays: {
    games: () => import('./overlays/GamesOverlay/GamesOverlay'),
    gameMaintenance: () => import('./overlays/MaintenanceOverlay/MaintenanceOverlay'),
  },
  listeners: [{ actionType: launchRequested.type, load: () => import('./model/launch') }],
};
