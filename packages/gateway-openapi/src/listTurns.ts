/** Calls for lists of games keep at least this apart, in ms (LOB-04). */
const SPACING = 300;

/** When the last one was sent, by the page's own clock. */
let last = Number.NEGATIVE_INFINITY;
let turns = Promise.resolve();

/**
 * Waits until a call for a list of games may be sent: they go one after the other, the first of a quiet time at
 * once. One that is called off while it waits leaves its turn to the next.
 */
export function listTurn(signal: AbortSignal): Promise<void> {
  turns = turns.then(async () => {
    const wait = last + SPACING - performance.now();
    if (wait > 0 && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, wait));
    if (!signal.aborted) last = performance.now();
  });
  return turns;
}
