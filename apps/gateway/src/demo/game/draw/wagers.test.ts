import { describe, expect, it } from 'vitest';
import { LOTTERY_GROUPS } from '../../../lottery/groups';
import { drawnNumbers, drawnPrizes } from '../../../lottery/numbers';
import { arePicks, type Drawn, WAGERS, type Wager } from './wagers';

const wagerOf = (group: keyof typeof WAGERS, code: string): Wager => {
  const found = WAGERS[group].find((wager) => wager.code === code);
  if (found === undefined) throw new Error(`${group} has no ${code}`);
  return found;
};
const drawnAs = (...numbers: string[]): Drawn => ({ numbers, prizes: [] });

const choose = (of: number, count: number): number =>
  Array.from({ length: count }).reduce<number>((ways, _, at) => (ways * (of - at)) / (at + 1), 1);

/** Every row of digits or faces. */
const rows = (numbers: readonly string[], length: number): string[][] =>
  length === 0
    ? [[]]
    : rows(numbers, length - 1).flatMap((row) => numbers.map((one) => [...row, one]));

/** The mean over all draws that are alike, in stakes. */
function meanOver(wager: Wager, picks: readonly string[], draws: readonly Drawn[]): number {
  const sum = draws.reduce((total, drawn) => total + Number(wager.timesFor(picks, drawn)), 0);
  return sum / 100 / draws.length;
}

/** Of one that pays by how many of a set are drawn. */
const ofSet = ({ pays, count, numbers }: Wager): number =>
  pays.reduce((sum, { value, times }) => {
    const right = value ?? 0;
    const ways = choose(count, right) * choose(numbers.length - count, count - right);
    return sum + (Number(times) / 100) * (ways / choose(numbers.length, count));
  }, 0);

describe('what a ticket gives back', () => {
  const digits = Array.from('0123456789');
  const faces = Array.from('123456');
  const draws = (numbers: string[], length: number) =>
    rows(numbers, length).map((row) => drawnAs(...row));

  it.each([
    ['DIGITS3', 'PLACES', ['7', '0', '3'], draws(digits, 3)],
    ['DIGITS4', 'PLACES', ['7', '0', '3', '3'], draws(digits, 4)],
    ['DIGITS5', 'PLACES', ['7', '0', '3', '3', '1'], draws(digits, 5)],
    ['DICE3', 'DICE', ['4', '4', '4'], draws(faces, 3)],
    ['DICE3', 'DICE', ['4', '1', '4'], draws(faces, 3)],
    ['DICE3', 'DICE', ['6', '1', '4'], draws(faces, 3)],
    ...Array.from(
      { length: 16 },
      (_, at) => ['DICE3', 'SUM', [String(at + 3)], draws(faces, 3)] as const,
    ),
  ] as const)('[RV-08] %s %s %j: around 90 of 100', (group, code, picks, all) => {
    const mean = meanOver(wagerOf(group, code), picks, all);
    expect(mean).toBeGreaterThan(0.87);
    expect(mean).toBeLessThan(0.92);
  });

  it.each(['BALLS5', 'BALLS6'] as const)('[RV-08] %s: around 90 of 100', (group) => {
    const mean = ofSet(wagerOf(group, 'BALLS'));
    expect(mean).toBeGreaterThan(0.87);
    expect(mean).toBeLessThan(0.92);
  });

  it.each([
    ['FIRST1', 10],
    ['FIRST2', 90],
    ['FIRST3', 720],
  ] as const)('[RV-08] %s of a race: 90 of 100', (code, orders) => {
    const [pay] = wagerOf('RACE10', code).pays;
    expect(Number(pay?.times) / 100 / orders).toBeCloseTo(0.9);
  });

  it.each(['NORTH', 'CENTRAL', 'SOUTH'] as const)(
    '[RV-08] two digits of %s: around 90 of 100',
    (group) => {
      const prizes = drawnPrizes(group, 'any', 1);
      const count = prizes.flatMap(({ numbers }) => numbers).length;
      const each = Number(wagerOf(group, 'ANY').pays[0]?.times) / 100;
      expect((count / 100) * each).toBeCloseTo(0.9, 1);
      expect(Number(wagerOf(group, 'SPECIAL').pays[0]?.times) / 100 / 100).toBeCloseTo(0.9);
    },
  );

  it('is a whole number of cents for every stake', () => {
    for (const { pays } of Object.values(WAGERS).flat())
      for (const { times } of pays) expect((20n * times) % 100n).toBe(0n);
  });
});

describe('what is right', () => {
  it('[RV-08] counts places, sets, orders and sums', () => {
    const paid = (group: keyof typeof WAGERS, code: string, picks: string[], drawn: Drawn) =>
      wagerOf(group, code).timesFor(picks, drawn);
    expect(paid('DIGITS3', 'PLACES', ['7', '0', '3'], drawnAs('7', '3', '0'))).toBe(0n);
    expect(paid('DIGITS3', 'PLACES', ['7', '0', '3'], drawnAs('7', '0', '4'))).toBe(1500n);
    const five = ['01', '02', '03', '04', '05'];
    expect(paid('BALLS5', 'BALLS', five, drawnAs('05', '20', '01', '19', '03'))).toBe(500n);
    expect(paid('DICE3', 'SUM', ['10'], drawnAs('6', '3', '1'))).toBe(720n);
    expect(paid('DICE3', 'SUM', ['11'], drawnAs('6', '3', '1'))).toBe(0n);
    expect(paid('DICE3', 'DICE', ['1', '6', '3'], drawnAs('6', '3', '1'))).toBe(3200n);
    expect(paid('DICE3', 'DICE', ['1', '1', '3'], drawnAs('1', '3', '3'))).toBe(0n);
    const order = drawnAs('04', '09', '01', '02', '03', '05', '06', '07', '08', '10');
    expect(paid('RACE10', 'FIRST2', ['04', '09'], order)).toBe(8100n);
    expect(paid('RACE10', 'FIRST2', ['09', '04'], order)).toBe(0n);
  });

  it('[RV-08] pays each number of a Vietnamese draw that ends so, and the special one', () => {
    const drawn: Drawn = {
      numbers: [],
      prizes: [
        { prize: 'DB', numbers: ['31747'] },
        { prize: 'G7', numbers: ['47', '12'] },
      ],
    };
    expect(wagerOf('NORTH', 'ANY').timesFor(['4', '7'], drawn)).toBe(660n);
    expect(wagerOf('NORTH', 'SPECIAL').timesFor(['4', '7'], drawn)).toBe(9000n);
    expect(wagerOf('NORTH', 'SPECIAL').timesFor(['1', '2'], drawn)).toBe(0n);
  });

  it('[RV-08] takes picks that fit: their number, from the numbers, apart where they have to be', () => {
    const [balls] = WAGERS.BALLS5;
    const [places] = WAGERS.DIGITS3;
    if (balls === undefined || places === undefined) throw new Error('No wager');
    expect(arePicks(places, ['7', '7', '7'])).toBe(true);
    expect(arePicks(places, ['7', '7'])).toBe(false);
    expect(arePicks(places, ['7', '7', '07'])).toBe(false);
    expect(arePicks(balls, ['01', '02', '03', '04', '20'])).toBe(true);
    expect(arePicks(balls, ['01', '02', '03', '04', '04'])).toBe(false);
    expect(arePicks(balls, ['01', '02', '03', '04', '21'])).toBe(false);
  });

  it('picks from what its group draws', () => {
    for (const group of LOTTERY_GROUPS)
      for (const { code, numbers } of WAGERS[group])
        if (code !== 'SUM')
          for (const drawn of drawnNumbers(group, 'any', 7)) expect(numbers).toContain(drawn);
  });
});
