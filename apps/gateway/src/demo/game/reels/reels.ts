import { randomInt } from 'node:crypto';
import type { components } from '../../../generated/contract';

export type DemoSymbol = components['schemas']['DemoSymbol'];

/** Weight of each symbol out of 25, and what three in a row pay, in stakes: the return is 94 %. */
const SYMBOLS: readonly { symbol: DemoSymbol; weight: number; pays: number }[] = [
  { symbol: 'KOI', weight: 2, pays: 100 },
  { symbol: 'LANTERN', weight: 3, pays: 40 },
  { symbol: 'PEARL', weight: 4, pays: 15 },
  { symbol: 'FAN', weight: 5, pays: 8 },
  { symbol: 'BELL', weight: 5, pays: 5 },
  { symbol: 'STAR', weight: 6, pays: 2 },
];

const TOTAL_WEIGHT = SYMBOLS.reduce((sum, { weight }) => sum + weight, 0);

/** What three in a row pay, highest first. */
export const PAY_TABLE = SYMBOLS.map(({ symbol, pays }) => ({
  symbol,
  multiplier: `${pays}.00`,
}));

/** Three rows of three symbols, the rows that won and what they pay together, in stakes. */
export interface Spin {
  symbols: DemoSymbol[][];
  winningLines: number[];
  pays: number;
}

/** Spins the reels; `draw` returns an integer from 0 to below its argument. */
export function spin(draw: (below: number) => number = randomInt): Spin {
  const symbols = [0, 1, 2].map(() => [0, 1, 2].map(() => pick(draw(TOTAL_WEIGHT))));
  const pays = symbols.map((row) => paysOf(row));
  return {
    symbols,
    winningLines: pays.flatMap((paid, row) => (paid > 0 ? [row] : [])),
    pays: pays.reduce((sum, paid) => sum + paid, 0),
  };
}

function pick(at: number): DemoSymbol {
  let left = at;
  for (const { symbol, weight } of SYMBOLS) {
    if (left < weight) return symbol;
    left -= weight;
  }
  throw new RangeError(`No symbol at ${at}`);
}

function paysOf([first, ...others]: DemoSymbol[]): number {
  if (others.some((symbol) => symbol !== first)) return 0;
  return SYMBOLS.find(({ symbol }) => symbol === first)?.pays ?? 0;
}
