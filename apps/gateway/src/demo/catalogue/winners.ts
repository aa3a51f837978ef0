import type { Game, Winner } from '../../games/types';
import { createRandom, hashText } from '../../platform/random';

const WINNER_COUNT = 60;
const POPULAR_GAMES = 400;
const FIRST_LETTERS = Array.from('abcdefghijklmnoprstuvwyz');
const MINUTE = 60_000;

/** Sixty wins on popular games in the hours before `before`, the latest first. */
export function buildWinners(seed: number, games: readonly Game[], before: number): Winner[] {
  const random = createRandom(hashText(`${seed}:winners`));
  const popular = games.filter((game) => game.isGame === 'GAME').slice(0, POPULAR_GAMES);
  if (popular.length === 0) return [];
  let at = before;
  return Array.from({ length: WINNER_COUNT }, () => {
    const game = random.pick(popular);
    const whole = Math.floor(180 * 240 ** random.next());
    at -= random.int(2, 19) * MINUTE;
    return {
      account: `${random.pick(FIRST_LETTERS)}***${random.int(0, 9)}`,
      nodeId: game.nodeId,
      gameName: game.displayName,
      vassalage: game.vassalage,
      gameType: game.gameType,
      winAmount: `${whole}.${String(random.int(0, 99)).padStart(2, '0')}`,
      wonAt: new Date(at).toISOString(),
    };
  });
}
