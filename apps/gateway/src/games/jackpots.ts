import { parseAmount } from '../money/amount';
import type { Game } from './types';

/** When the jackpots had the amounts that the catalogue names. */
const SINCE = Date.UTC(2026, 0, 1);

/** The jackpot of a game at a moment in minor units, or null. Nobody wins one here, so it only grows. */
export function jackpotAt({ jackpotAmount, jackpotGrowth }: Game, now: Date): bigint | null {
  if (jackpotAmount === null) return null;
  const seconds = BigInt(Math.max(0, Math.floor((now.getTime() - SINCE) / 1000)));
  return parseAmount(jackpotAmount) + (seconds * BigInt(jackpotGrowth)) / 1000n;
}

/** The sum of all jackpots at a moment, in minor units. */
export function allJackpots(games: readonly Game[], now: Date): bigint {
  return games.reduce((sum, game) => sum + (jackpotAt(game, now) ?? 0n), 0n);
}
