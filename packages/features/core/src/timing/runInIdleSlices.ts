import { whenIdle } from './whenIdle';

/** Maximum length of a slice, in ms. */
const SLICE = 4;

/**
 * Runs a long task step by step once the browser is idle, with breaks so that input is handled meanwhile; then
 * calls `done`. Returns a function that cancels it.
 */
export function runInIdleSlices(steps: Iterator<unknown>, done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = (): void => {
    const begun = performance.now();
    while (performance.now() - begun < SLICE)
      if (steps.next().done === true) {
        done();
        return;
      }
    timer = setTimeout(go);
  };
  const cancelIdle = whenIdle(go);
  return () => {
    cancelIdle();
    clearTimeout(timer);
  };
}
