import { describe, expect, it } from 'vitest';
import { bankerDraws, deal, type Place, payoutOf, winnerOf } from './table';

const CARDS_OF_POINTS = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** How often each winner comes, out of all ways to draw cards of a full shoe. */
function chances(): Record<Place, number> {
  const left = [...CARDS_OF_POINTS];
  const found = { PLAYER: 0, BANKER: 0, TIE: 0 };
  let cards = 416;
  const each = (weight: number, then: (points: number, weight: number) => void) => {
    for (const points of POINTS) {
      const count = left[points] ?? 0;
      const chance = (weight * count) / cards;
      left[points] = count - 1;
      cards -= 1;
      then(points, chance);
      cards += 1;
      left[points] = count;
    }
  };
  const end = (player: number, banker: number, weight: number) => {
    found[winnerOf(player % 10, banker % 10)] += weight;
  };
  const third = (player: number, banker: number, drawn: number | undefined, weight: number) => {
    if (!bankerDraws(banker, drawn)) end(player, banker, weight);
    else each(weight, (points, chance) => end(player, banker + points, chance));
  };
  each(1, (a, w1) =>
    each(w1, (b, w2) =>
      each(w2, (c, w3) =>
        each(w3, (d, w4) => {
          const [player, banker] = [(a + b) % 10, (c + d) % 10];
          if (player >= 8 || banker >= 8) end(player, banker, w4);
          else if (player >= 6) third(player, banker, undefined, w4);
          else each(w4, (points, w5) => third(player + points, banker, points, w5));
        }),
      ),
    ),
  );
  return found;
}

/** A round of cards of these points, ten as 0, from different packs. */
function dealt(...points: number[]) {
  const from = points.values();
  let pack = 0;
  return deal(() => {
    const next = from.next();
    if (next.done === true) throw new Error('One card more than expected');
    pack += 1;
    return pack * 52 + (next.value === 0 ? 9 : next.value - 1);
  });
}

describe('the table', () => {
  it('pays back what its rules say, of 100: Player 98.76, Banker 98.94, Tie 85.64', () => {
    const { PLAYER, BANKER, TIE } = chances();
    expect(PLAYER + BANKER + TIE).toBeCloseTo(1, 9);
    const stake = 100_00n;
    const back = (place: Place) =>
      (PLAYER * Number(payoutOf(stake, place, 'PLAYER')) +
        BANKER * Number(payoutOf(stake, place, 'BANKER')) +
        TIE * Number(payoutOf(stake, place, 'TIE'))) /
      Number(stake);
    expect(back('PLAYER')).toBeCloseTo(0.9876, 4);
    expect(back('BANKER')).toBeCloseTo(0.9894, 4);
    expect(back('TIE')).toBeCloseTo(0.8564, 4);
  });

  it.each([
    [0, '0123456789-'],
    [2, '0123456789-'],
    [3, '012345679-'],
    [4, '234567-'],
    [5, '4567-'],
    [6, '67'],
    [7, ''],
  ])('Banker on %i draws after a third card of %s', (total, after) => {
    const drawn = POINTS.filter((points) => bankerDraws(total, points)).join('');
    expect(drawn + (bankerDraws(total, undefined) ? '-' : '')).toBe(after);
  });

  it('stands on a natural of either hand, whatever the other one has', () => {
    expect(dealt(0, 5, 1, 4)).toMatchObject({ winner: 'BANKER' });
    expect(dealt(3, 0, 5, 2).player).toHaveLength(2);
  });

  it('draws for Player first, and counts tens as nothing', () => {
    const { player, banker, winner } = dealt(2, 3, 3, 0, 9, 6);
    expect(player.map(({ rank, total }) => [rank, total])).toEqual([
      ['2', 2],
      ['3', 5],
      ['9', 4],
    ]);
    expect(banker.map(({ total }) => total)).toEqual([3, 3, 9]);
    expect(winner).toBe('BANKER');
  });

  it('draws no card of the shoe twice', () => {
    const draws = [5, 5, 5, 6, 7, 8, 9, 10].values();
    const { player, banker } = deal(() => draws.next().value ?? 0);
    const cards = [...player, ...banker].map(({ rank, suit }) => `${rank} ${suit}`);
    expect(new Set(cards).size).toBe(cards.length);
  });

  it('keeps five per cent of what Banker wins, and fractions of the smallest coin', () => {
    expect(payoutOf(50n, 'BANKER', 'BANKER')).toBe(97n);
    expect(payoutOf(2500n, 'PLAYER', 'TIE')).toBe(2500n);
    expect(payoutOf(2500n, 'TIE', 'PLAYER')).toBe(0n);
  });
});
