/** Addresses that several features link to; those of pages of text are in `CONTENT_PATHS`. */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  agentLogin: '/agentLogin',
  resetPassword: '/resetPassword',
  hot: '/hot',
  slots: '/rng',
  promotions: '/promotions',
  download: '/down',
  inGame: '/seamless',
  lottery: '/lottery',
  seaLottery: '/seaLottery',
  vnLottery: '/vnLottery',
  fbSports: '/fbSports',
  help: '/help',
  join: '/join',
  pointMall: '/pointMall',
  agentHome: '/agentHome',
} as const;

const IN_GAME_PATHS: readonly string[] = [
  PATHS.inGame,
  PATHS.lottery,
  PATHS.seaLottery,
  PATHS.vnLottery,
];

/** Whether a path is one where a game is played; its frame is only the header (RT-10). */
export const isInGamePath = (pathname: string): boolean => IN_GAME_PATHS.includes(pathname);

/** Route to category code (RT-13). HOT is special: `ROUTE_OF_CATEGORY` does not map back to it. */
export const CATEGORY_OF_ROUTE = {
  '/sports': 'SPORTS',
  '/esports': 'ESPORTS',
  '/live': 'LIVE',
  '/lott': 'LOTT',
  '/elott': 'ELOTT',
  '/fish': 'FISH',
  '/pvp': 'PVP',
  '/rng': 'RNG',
  '/cockfight': 'COCKFIGHT',
  '/hot': 'HOT',
} as const;

export type CategoryRoute = keyof typeof CATEGORY_OF_ROUTE;

/** Category code to the route of its own list. */
export const ROUTE_OF_CATEGORY: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CATEGORY_OF_ROUTE)
    .filter(([, code]) => code !== 'HOT')
    .map(([route, code]) => [code, route]),
);
