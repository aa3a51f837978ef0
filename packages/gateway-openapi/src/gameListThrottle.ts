/** Minimum time between two calls for lists of games, in ms (LOB-04). */
const MIN_INTERVAL = 300;

/** When the last one was sent, by `performance.now()`. */
let last = Number.NEGATIVE_INFINITY;
let queue = Promise.resolve();

/**
 * Resolves when a call for a list of games may be sent: they are queued, and the first after a pause is sent at
 * once. An aborted call gives its turn to the next.
 */
export function throttleGameLists(signal: AbortSignal): Promise<void> {
  queue = queue.then(async () => {
    const wait = last + MIN_INTERVAL - performance.now();
    if (wait > 0 && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, wait));
    if (!signal.aborted) last = performance.now();
  });
  return queue;
}
