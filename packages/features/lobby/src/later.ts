/** The pages of the lobby, apart from the door: the first page asks for none of them (decision 0042). */
export const pages = {
  list: () => import('./pages/GameListPage/GameListPage'),
  inGame: () => import('./pages/InGamePage/InGamePage'),
};

/** The answer to a launch. */
export const loadLaunch = () => import('./model/launch');
