import { whenIdle } from './whenIdle';

/** The longest that steps are taken without a rest, in ms. */
const AT_ONCE = 4;

/**
 * Takes the steps of something long once the browser has nothing better to do, and rests between them, so
 * that a press is heard meanwhile; then `done`. The answer calls it off.
 */
export function runInIdleSlices(steps: Iterator<unknown>, done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = (): void => {
    const begun = performance.now();
    while (performance.now() - begun < AT_ONCE)
      if (steps.next().done === true) {
        done();
        return;
      }
    timer = setTimeout(go);
  };
  const callOff = whenIdle(go);
  return () => {
    callOff();
    clearTimeout(timer);
  };
}
