import { dateAt } from '@parlour/scenario/clock';

const SEED = 20_240_229;

/** The time of every captured story. */
const STORY_NOW = Date.UTC(2026, 4, 14, 12, 30, 0);

const RealDate = Date;
const realRandom = Math.random;

/** A clock that stands still (`fixed`), or one that starts at the same time and runs (`running`). */
export type StoryClock = 'fixed' | 'running';

// Mulberry32: four lines, and the same numbers in every engine.
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes time and random numbers the same in every run; returns a function that restores them. */
export function makeDeterministic(clock: StoryClock): () => void {
  const startedAt = RealDate.now();
  globalThis.Date = dateAt(() =>
    clock === 'fixed' ? STORY_NOW : STORY_NOW + RealDate.now() - startedAt,
  );
  Math.random = seededRandom(SEED);
  return () => {
    globalThis.Date = RealDate;
    Math.random = realRandom;
  };
}
