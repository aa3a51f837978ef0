/** How long a part of the site may take to come, in ms (ERR-03). */
const PATIENCE = 120_000;
/** After this long a word is said of it, in ms (ERR-04). */
const SLOW = 10_000;

/** Parts that are on their way, and of them those that take their time. */
export type PartsOnTheirWay = { all: number; slow: number };

let onTheirWay: PartsOnTheirWay = { all: 0, slow: 0 };
const listeners = new Set<() => void>();

function count(all: number, slow: number): void {
  onTheirWay = { all: onTheirWay.all + all, slow: onTheirWay.slow + slow };
  for (const tell of listeners) tell();
}

/** What `patiently` waits for at this moment, as a store that can be watched. */
export const partsOnTheirWay = {
  read: (): PartsOnTheirWay => onTheirWay,
  watch: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Loads a part of the site, or gives it up as one that is missing. */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  let isSlow = 0;
  count(1, 0);
  const slow = setTimeout(() => {
    isSlow = 1;
    count(0, 1);
  }, SLOW);
  let lost: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    lost = setTimeout(() => reject(new Error('A part of the site did not come.')), PATIENCE);
  });
  return Promise.race([load(), late]).finally(() => {
    clearTimeout(slow);
    clearTimeout(lost);
    count(-1, -isSlow);
  });
}
