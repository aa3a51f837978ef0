import { PATHS } from '../routes/paths';

/** Where a game is tried with play money (LOB-09). */
export const freePlayPath = (nodeId: number): string =>
  `${PATHS.inGame}?${String(new URLSearchParams({ game: String(nodeId), play: 'free' }))}`;
