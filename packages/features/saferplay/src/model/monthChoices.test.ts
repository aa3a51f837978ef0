import { expect, it } from 'vitest';
import { monthChoices } from './monthChoices';

it.each([
  [12, [3, 6, 12]],
  [24, [3, 6, 12, 24]],
  [4, [3, 4]],
  [1, [1]],
])('[SP-08] a policy of %i months offers %j', (most, choices) => {
  expect(monthChoices(most)).toEqual(choices);
});
