import { randomInt } from 'node:crypto';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { TEXTS } from './texts';

type Schemas = components['schemas'];
export type TicketKind = Schemas['TicketKind'];
type WirePrize = Schemas['TicketPrize'];

/** A prize that a ticket may hold. */
export interface Prize {
  prizeId: string;
  /** Money in minor units; 0 for other prizes. */
  amount: bigint;
  points: number;
  /** How many of `DRAWS` tickets have this prize. */
  weight: number;
}

/** The sum of the weights of each kind. */
export const DRAWS = 10_000;

const prize = (prizeId: string, weight: number, amount: bigint, points = 0): Prize => ({
  prizeId,
  amount,
  points,
  weight,
});

/**
 * What each kind of ticket draws from (PROMO-01), in the order of wheel and eggs. On average an envelope gives
 * 2.84, a turn of the wheel 1.86 and 24 points, an egg 2.75 and 16 points.
 */
export const PRIZES: Readonly<Record<TicketKind, readonly Prize[]>> = {
  redEnvelope: [
    prize('pz-1', 5_000, 1_00n),
    prize('pz-2', 3_000, 2_00n),
    prize('pz-6', 1_500, 6_00n),
    prize('pz-8', 450, 8_80n),
    prize('pz-88', 50, 88_00n),
  ],
  prizeWheel: [
    prize('pz-none', 3_000, 0n),
    prize('pz-2', 3_000, 2_00n),
    prize('pz-p50', 2_000, 0n, 50),
    prize('pz-5', 1_300, 5_00n),
    prize('pz-p200', 500, 0n, 200),
    prize('pz-28', 150, 28_00n),
    prize('pz-p1000', 40, 0n, 1_000),
    prize('pz-188', 10, 188_00n),
  ],
  goldenEgg: [
    prize('pz-none', 2_500, 0n),
    prize('pz-5', 4_000, 5_00n),
    prize('pz-p50', 3_000, 0n, 50),
    prize('pz-18', 400, 18_00n),
    prize('pz-p100', 92, 0n, 100),
    prize('pz-38', 8, 38_00n),
  ],
};

/** Draws a prize, with the operating system's generator, which nobody can predict. */
export function drawPrize(kind: TicketKind, draw: (below: number) => number = randomInt): Prize {
  let rest = draw(DRAWS);
  for (const one of PRIZES[kind]) {
    if (rest < one.weight) return one;
    rest -= one.weight;
  }
  throw new RangeError(`The prizes of ${kind} do not cover every draw`);
}

/** A prize in the form of the contract; `prizeId` decides its position, which an envelope has none of. */
export function toWirePrize(
  kind: TicketKind,
  { prizeId, amount, points }: Omit<Prize, 'weight'>,
  language: string,
): WirePrize {
  const place = PRIZES[kind].findIndex((one) => one.prizeId === prizeId);
  const type = amount > 0n ? 'money' : points > 0 ? 'points' : 'nothing';
  const labels = {
    money: formatAmount(amount),
    points: TEXTS.say('prize.points', language, { points: String(points) }),
    nothing: TEXTS.say('prize.nothing', language),
  };
  return {
    prizeId,
    type,
    label: labels[type],
    amount: type === 'money' ? formatAmount(amount) : null,
    points: type === 'points' ? points : null,
    segment: kind === 'redEnvelope' || place < 0 ? null : place,
  };
}

/** All prizes in the order of their positions; none for an envelope. */
export function segmentsOf(kind: TicketKind, language: string): WirePrize[] {
  return kind === 'redEnvelope' ? [] : PRIZES[kind].map((one) => toWirePrize(kind, one, language));
}
