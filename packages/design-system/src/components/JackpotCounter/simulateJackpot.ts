/** Returns a number from 0 up to 1, like `Math.random`. */
export type Random = () => number;

const START_FROM = 11e9;
const START_SPREAD = 1e9;
const GROWTH_FROM = 100;
const GROWTH_SPREAD = 400;
const SHORTEST_WAIT_S = 3;
const WAITS = 3;

// In hundredths, which a float represents exactly up to ninety times this amount.
const hundredths = (from: number, spread: number, random: Random): number =>
  Math.round((from + random() * spread) * 100);

/** Simulates a growing amount, from `start` or from a random one. It grows only while started. */
export function simulateJackpot(random: Random, start?: string) {
  let value =
    start === undefined
      ? hundredths(START_FROM, START_SPREAD, random)
      : Math.round(Number(start) * 100);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const wait = () => {
    const seconds = SHORTEST_WAIT_S + Math.min(Math.floor(random() * WAITS), WAITS - 1);
    timer = setTimeout(() => {
      value += hundredths(GROWTH_FROM, GROWTH_SPREAD, random);
      for (const listener of listeners) listener();
      wait();
    }, seconds * 1000);
  };
  return {
    /** The amount as a decimal string with two digits, as money is on the wire. */
    read: (): string => (value / 100).toFixed(2),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (): (() => void) => {
      wait();
      return () => clearTimeout(timer);
    },
  };
}
