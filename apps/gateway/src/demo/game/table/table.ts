import { randomInt } from 'node:crypto';
import type { components } from '../../../generated/contract';
import { formatAmount } from '../../../money/amount';

export type Card = components['schemas']['DemoCard'];
export type Place = components['schemas']['DemoTablePlace'];
type Rank = Card['rank'];
type Suit = Card['suit'];

const RANKS: readonly Rank[] = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ') as Rank[];
const SUITS: readonly Suit[] = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'];
const PACK = RANKS.length * SUITS.length;
const SHOE = 8 * PACK;

/** What a right bet pays, in hundredths of the stake, with the stake: five per cent of what Banker wins are kept. */
export const PAYS: Readonly<Record<Place, bigint>> = { PLAYER: 200n, BANKER: 195n, TIE: 900n };

/** The same as the page is told it. */
export const PLACE_PAYS = (Object.keys(PAYS) as Place[]).map((place) => ({
  place,
  multiplier: formatAmount(PAYS[place]),
}));

/** A dealt round. */
export interface Dealt {
  player: Card[];
  banker: Card[];
  winner: Place;
}

/** Deals a round from a full shoe; `draw` returns an integer from 0 to below its argument. */
export function deal(draw: (below: number) => number = randomInt): Dealt {
  const drawn = new Set<number>();
  const next = (hand: Card[]): void => {
    let at = draw(SHOE);
    while (drawn.has(at)) at = draw(SHOE);
    drawn.add(at);
    hand.push(cardAt(at, totalOf(hand)));
  };
  const player: Card[] = [];
  const banker: Card[] = [];
  for (const hand of [player, banker, player, banker]) next(hand);
  const isNatural = totalOf(player) >= 8 || totalOf(banker) >= 8;
  if (!isNatural && totalOf(player) <= 5) next(player);
  const third = player[2];
  if (!isNatural && bankerDraws(totalOf(banker), third && pointsOf(third.rank))) next(banker);
  return { player, banker, winner: winnerOf(totalOf(player), totalOf(banker)) };
}

/** What Banker draws on, 3 to 6: the points of Player's third card, from and to. */
const BANKER_DRAWS: Readonly<Record<number, readonly [number, number]>> = {
  4: [2, 7],
  5: [4, 7],
  6: [6, 7],
};

/** Whether Banker takes a third card; `third` counts the points of Player's third card, if one was taken. */
export function bankerDraws(total: number, third: number | undefined): boolean {
  if (total <= 2) return true;
  if (third === undefined) return total <= 5;
  if (total === 3) return third !== 8;
  const [from, to] = BANKER_DRAWS[total] ?? [0, -1];
  return third >= from && third <= to;
}

export function winnerOf(player: number, banker: number): Place {
  if (player === banker) return 'TIE';
  return player > banker ? 'PLAYER' : 'BANKER';
}

/** What a bet pays in minor units, rounded down. On a tie a bet on another place comes back. */
export function payoutOf(stake: bigint, place: Place, winner: Place): bigint {
  if (place === winner) return (stake * PAYS[place]) / 100n;
  return winner === 'TIE' ? stake : 0n;
}

const totalOf = (hand: readonly Card[]): number => hand.at(-1)?.total ?? 0;

function pointsOf(rank: Rank): number {
  const place = RANKS.indexOf(rank) + 1;
  return place >= 10 ? 0 : place;
}

function cardAt(at: number, before: number): Card {
  const [rank, suit] = [RANKS[at % RANKS.length], SUITS[Math.floor((at % PACK) / RANKS.length)]];
  if (rank === undefined || suit === undefined) throw new RangeError(`No card at ${at}`);
  return { rank, suit, total: (before + pointsOf(rank)) % 10 };
}
