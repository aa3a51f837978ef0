import type { components } from '../generated/contract';
import { createRandom, hashText, type Random } from '../platform/random';
import type { LotteryGroupCode } from './groups';

type VnPrize = components['schemas']['VnPrize'];
type Area = 'NORTH' | 'CENTRAL' | 'SOUTH';

/**
 * The seed of all draws. They are not stored, and must always come out the same, so whoever knows the seed can
 * predict the next ones. A merchant who takes real bets must draw elsewhere.
 */
const SEED = 'parlour-draws';

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

const balls = (random: Random, count: number, of: number): string[] =>
  random
    .shuffle(Array.from({ length: of }, (_, at) => String(at + 1).padStart(2, '0')))
    .slice(0, count);

const DRAWS: Record<Exclude<LotteryGroupCode, Area>, (random: Random) => string[]> = {
  DICE3: (random) => [0, 1, 2].map(() => String(random.int(1, 6))),
  DIGITS3: (random) => Array.from(digits(random, 3)),
  DIGITS4: (random) => Array.from(digits(random, 4)),
  DIGITS5: (random) => Array.from(digits(random, 5)),
  BALLS5: (random) => balls(random, 5, 20),
  BALLS6: (random) => balls(random, 6, 49),
  RACE10: (random) => balls(random, 10, 10),
};

/** For each prize from the special one down: how many numbers it has, and of how many digits. */
type Prizes = readonly (readonly [prize: VnPrize['prize'], count: number, digits: number])[];

const NORTH: Prizes = [
  ['DB', 1, 5],
  ['G1', 1, 5],
  ['G2', 2, 5],
  ['G3', 6, 5],
  ['G4', 4, 4],
  ['G5', 6, 4],
  ['G6', 3, 3],
  ['G7', 4, 2],
];
const ELSEWHERE: Prizes = [
  ['DB', 1, 6],
  ['G1', 1, 5],
  ['G2', 1, 5],
  ['G3', 2, 5],
  ['G4', 7, 5],
  ['G5', 1, 4],
  ['G6', 3, 4],
  ['G7', 1, 3],
  ['G8', 1, 2],
];

/** Whether lotteries of a group draw prize by prize, as in Vietnam. */
export function isArea(group: LotteryGroupCode): group is Area {
  return group === 'NORTH' || group === 'CENTRAL' || group === 'SOUTH';
}

/** The numbers of a draw in the order drawn; always the same for the same draw. */
export function drawnNumbers(group: LotteryGroupCode, gameCode: string, index: number): string[] {
  return isArea(group) ? [] : DRAWS[group](randomOf(gameCode, index));
}

/** The prizes of a Vietnamese draw with their numbers, from the special one down. */
export function drawnPrizes(group: LotteryGroupCode, gameCode: string, index: number): VnPrize[] {
  const random = randomOf(gameCode, index);
  return (group === 'NORTH' ? NORTH : ELSEWHERE).map(([prize, count, length]) => ({
    prize,
    numbers: Array.from({ length: count }, () => digits(random, length)),
  }));
}

function randomOf(gameCode: string, index: number): Random {
  return createRandom(hashText(`${SEED}:${gameCode}:${index}`));
}
