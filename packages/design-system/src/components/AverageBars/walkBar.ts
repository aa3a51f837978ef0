/** Returns a number from 0 up to but not including 1, like `Math.random`. */
export type Random = () => number;

const TRACK = 260;
const SHORTEST = 180;
const LONGEST = 194;
const SHORTEST_WAIT = 1500;
const LONGEST_WAIT = 2500;

/** The fraction before a bar moves: the middle of its range. */
export const RESTING_SHARE = (SHORTEST + LONGEST) / 2 / TRACK;

const between = (low: number, high: number, random: Random): number =>
  low + random() * (high - low);

/** The next step of a bar: its filled fraction, and how long it stays there, in ms. */
export function walkBar(random: Random): { share: number; wait: number } {
  return {
    share: Math.round(between(SHORTEST, LONGEST, random)) / TRACK,
    wait: Math.round(between(SHORTEST_WAIT, LONGEST_WAIT, random)),
  };
}
