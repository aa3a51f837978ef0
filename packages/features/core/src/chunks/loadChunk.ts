/** Timeout of a chunk, in ms (ERR-03). */
const TIMEOUT = 120_000;
/** After this time the page says that loading is slow, in ms (ERR-04). */
const SLOW = 10_000;

/** How many chunks are loading, and how many of them are slow. */
export type LoadingChunks = { all: number; slow: number };

let loading: LoadingChunks = { all: 0, slow: 0 };
const listeners = new Set<() => void>();

function count(all: number, slow: number): void {
  loading = { all: loading.all + all, slow: loading.slow + slow };
  for (const listener of listeners) listener();
}

/** The chunks that are loading now, as an external store. */
export const loadingChunks = {
  read: (): LoadingChunks => loading,
  watch: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Loads a chunk; rejects after the timeout. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let isSlow = 0;
  count(1, 0);
  const slow = setTimeout(() => {
    isSlow = 1;
    count(0, 1);
  }, SLOW);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A chunk of the site did not come.')), TIMEOUT);
  });
  return Promise.race([load(), timeout]).finally(() => {
    clearTimeout(slow);
    clearTimeout(timer);
    count(-1, -isSlow);
  });
}
