import { asTimes } from './stats.mjs';

/** A goal for a ratio to another figure of the same run. */
export const atMostTimes = (goal, what, ratio, limit, floorName) => ({
  goal,
  isMet: ratio <= limit,
  text: `${what} ${asTimes(ratio)} ${floorName} (at most ${asTimes(limit)})`,
});

/** A goal for a number. */
export const atMost = (goal, what, number, limit, unit = '') => ({
  goal,
  isMet: number <= limit,
  text: `${what} ${number}${unit} (at most ${limit}${unit})`,
});
