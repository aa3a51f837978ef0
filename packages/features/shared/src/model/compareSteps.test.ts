import { describe, expect, it } from 'vitest';
import { compareSteps } from './compareSteps';

const step = (rate: number) => ({
  rate,
  activeMembers: 0,
  periodBet: '0.00',
  periodProfitLoss: '0.00',
  amount: '0.00',
});

describe('[AG-06] two versions of a contract', () => {
  it.each<[string, number[], number[], [string, number | undefined, number | undefined][]]>([
    [
      'the same',
      [1, 2],
      [1, 2],
      [
        ['same', 1, 1],
        ['same', 2, 2],
      ],
    ],
    [
      'a changed step',
      [1, 2],
      [1, 3],
      [
        ['same', 1, 1],
        ['changed', 2, 3],
      ],
    ],
    [
      'a step before',
      [2],
      [1, 2],
      [
        ['added', undefined, 1],
        ['same', 2, 2],
      ],
    ],
    [
      'a step less between',
      [1, 2, 3],
      [1, 3],
      [
        ['same', 1, 1],
        ['removed', 2, undefined],
        ['same', 3, 3],
      ],
    ],
    [
      'others and more',
      [1],
      [2, 3],
      [
        ['changed', 1, 2],
        ['added', undefined, 3],
      ],
    ],
    ['none before', [], [1], [['added', undefined, 1]]],
  ])('with %s', (_, before, after, expected) => {
    const changes = compareSteps(before.map(step), after.map(step));
    expect(changes.map((one) => [one.change, one.before?.rate, one.after?.rate])).toEqual(expected);
  });
});
