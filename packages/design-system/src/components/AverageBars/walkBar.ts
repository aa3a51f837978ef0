/** A number from 0 up to 1, as `Math.random` gives it. */
export type Random = () => number;

const TRACK = 260;
const SHORTEST = 180;
const LONGEST = 194;
const SHORTEST_WAIT = 1500;
const LONGEST_WAIT = 2500;

/** Where a bar stands before it walks: in the middle of its way. */
export const RESTING_SHARE = (SHORTEST + LONGEST) / 2 / TRACK;

const between = (low: number, high: number, random: Random): number =>
  low + random() * (high - low);

/** The next step of a bar: which part of its track it fills, and for how long, in ms. */
export function walkBar(random: Random): { share: number; wait: number } {
  return {
    share: Math.round(between(SHORTEST, LONGEST, random)) / TRACK,
    wait: Math.round(between(SHORTEST_WAIT, LONGEST_WAIT, random)),
  };
}
