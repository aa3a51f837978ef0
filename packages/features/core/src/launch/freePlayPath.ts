import { PATHS } from '../routes/paths';

/** The page that plays a game with play money (LOB-09). */
export const freePlayPath = (nodeId: number): string =>
  `${PATHS.inGame}?${String(new URLSearchParams({ game: String(nodeId), play: 'free' }))}`;
