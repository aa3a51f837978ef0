import type { components } from '../../../generated/contract';
import type { LotteryGroupCode } from '../../../lottery/groups';

type Schemas = components['schemas'];
type WagerCode = Schemas['DemoWager']['wager'];

/** What is drawn: the numbers of a draw in their order, or those of each prize, of which there are some in Vietnam. */
export interface Drawn {
  numbers: readonly string[];
  prizes: readonly { prize: string; numbers: readonly string[] }[];
}

/** One row of what a wager pays; `times` in hundredths of the stake. */
interface Pay {
  on: Schemas['DemoWagerPay']['on'];
  /** How many are right, or the sum; null where the row needs none. */
  value: number | null;
  times: bigint;
}

/** A way to bet on the draws of some lotteries. */
export interface Wager {
  code: WagerCode;
  /** How numbers are picked: one at each place, the same with all apart, or a set. */
  pick: Schemas['DemoWager']['pick'];
  /** How many are picked. */
  count: number;
  /** The numbers to pick from. */
  numbers: readonly string[];
  pays: readonly Pay[];
  /** What a draw pays for the picks, in hundredths of the stake. */
  timesFor(picks: readonly string[], drawn: Drawn): bigint;
}

const DIGITS = Array.from('0123456789');
const FACES = Array.from('123456');
const SUMS = Array.from({ length: 16 }, (_, at) => String(at + 3));
const ballsTo = (last: number) =>
  Array.from({ length: last }, (_, at) => String(at + 1).padStart(2, '0'));

const hits = (pays: readonly (readonly [right: number, times: bigint])[]): Pay[] =>
  pays.map(([value, times]) => ({ on: 'HITS', value, times }));

const paidFor = (pays: readonly Pay[], value: number): bigint =>
  pays.find((pay) => pay.value === value)?.times ?? 0n;

/** One digit for each place; each that is right counts. */
function places(count: number, table: readonly (readonly [number, bigint])[]): Wager {
  const pays = hits(table);
  return {
    code: 'PLACES',
    pick: 'PLACES',
    count,
    numbers: DIGITS,
    pays,
    timesFor: (picks, { numbers }) =>
      paidFor(pays, picks.filter((picked, at) => picked === numbers[at]).length),
  };
}

/** As many balls as are drawn; each that is drawn counts. */
function balls(count: number, of: number, table: readonly (readonly [number, bigint])[]): Wager {
  const pays = hits(table);
  return {
    code: 'BALLS',
    pick: 'SET',
    count,
    numbers: ballsTo(of),
    pays,
    timesFor: (picks, { numbers }) =>
      paidFor(pays, picks.filter((picked) => numbers.includes(picked)).length),
  };
}

/** The first ones of a race in their order, all of which have to be right. */
function race(code: WagerCode, count: number, times: bigint): Wager {
  return {
    code,
    pick: 'APART',
    count,
    numbers: ballsTo(10),
    pays: [{ on: 'RIGHT', value: null, times }],
    timesFor: (picks, { numbers }) =>
      picks.every((picked, at) => picked === numbers[at]) ? times : 0n,
  };
}

/** Of a sum and of that as far above the middle: 3 and 18 come as rarely. */
const SUM_TIMES = [19400n, 6500n, 3200n, 1950n, 1300n, 920n, 780n, 720n];
const SUM_PAYS: readonly Pay[] = SUMS.map((sum, at) => ({
  on: 'SUM',
  value: Number(sum),
  times: SUM_TIMES[Math.min(at, SUMS.length - 1 - at)] ?? 0n,
}));

const SUM: Wager = {
  code: 'SUM',
  pick: 'PLACES',
  count: 1,
  numbers: SUMS,
  pays: SUM_PAYS,
  timesFor([picked], { numbers }) {
    const sum = numbers.reduce((total, face) => total + Number(face), 0);
    return Number(picked) === sum ? paidFor(SUM_PAYS, sum) : 0n;
  },
};

/** In any order: the fewer faces are alike, the more orders there are. */
const DICE_PAYS = [
  { on: 'ALIKE', value: 3, times: 19400n },
  { on: 'ALIKE', value: 2, times: 6500n },
  { on: 'ALIKE', value: 1, times: 3200n },
] as const satisfies readonly Pay[];

const DICE: Wager = {
  code: 'DICE',
  pick: 'PLACES',
  count: 3,
  numbers: FACES,
  pays: DICE_PAYS,
  timesFor(picks, { numbers }) {
    const isRight = picks.toSorted().join() === numbers.toSorted().join();
    return isRight ? paidFor(DICE_PAYS, 4 - new Set(picks).size) : 0n;
  },
};

const endsIn = (picks: readonly string[]) => (number: string) => number.endsWith(picks.join(''));

/** The last two digits of the special prize. */
const SPECIAL: Wager = {
  code: 'SPECIAL',
  pick: 'PLACES',
  count: 2,
  numbers: DIGITS,
  pays: [{ on: 'RIGHT', value: null, times: 9000n }],
  timesFor: (picks, { prizes }) =>
    prizes.some(({ prize, numbers }) => prize === 'DB' && numbers.some(endsIn(picks))) ? 9000n : 0n,
};

/** The last two digits of the numbers of all prizes, each of which pays. */
function anyPrize(times: bigint): Wager {
  return {
    code: 'ANY',
    pick: 'PLACES',
    count: 2,
    numbers: DIGITS,
    pays: [{ on: 'EACH', value: null, times }],
    timesFor: (picks, { prizes }) =>
      times * BigInt(prizes.flatMap(({ numbers }) => numbers).filter(endsIn(picks)).length),
  };
}

/** How lotteries of each group are bet on. Each way gives back around 90 %. */
export const WAGERS: Readonly<Record<LotteryGroupCode, readonly Wager[]>> = {
  DIGITS3: [
    places(3, [
      [3, 50000n],
      [2, 1500n],
    ]),
  ],
  DIGITS4: [
    places(4, [
      [4, 300000n],
      [3, 8500n],
      [2, 600n],
    ]),
  ],
  DIGITS5: [
    places(5, [
      [5, 2000000n],
      [4, 50000n],
      [3, 2200n],
      [2, 400n],
    ]),
  ],
  BALLS5: [
    balls(5, 20, [
      [5, 400000n],
      [4, 6000n],
      [3, 500n],
    ]),
  ],
  BALLS6: [
    balls(6, 49, [
      [6, 50000000n],
      [5, 600000n],
      [4, 17000n],
      [3, 1800n],
      [2, 200n],
    ]),
  ],
  DICE3: [SUM, DICE],
  RACE10: [race('FIRST1', 1, 900n), race('FIRST2', 2, 8100n), race('FIRST3', 3, 64800n)],
  NORTH: [SPECIAL, anyPrize(330n)],
  CENTRAL: [SPECIAL, anyPrize(500n)],
  SOUTH: [SPECIAL, anyPrize(500n)],
};

/** Whether picks are a bet of this kind. */
export function arePicks({ pick, count, numbers }: Wager, picks: readonly string[]): boolean {
  if (picks.length !== count || picks.some((picked) => !numbers.includes(picked))) return false;
  return pick === 'PLACES' || new Set(picks).size === count;
}
