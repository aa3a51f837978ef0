/** Runs jobs one after another with at least `spacing` ms between their starts (LOB-04). */
export function createSpacedQueue(spacing: number) {
  let waiting: (() => void)[] = [];
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const next = (): void => {
    timer = null;
    const job = waiting.shift();
    if (job === undefined) return;
    last = Date.now();
    job();
    schedule();
  };
  const schedule = (): void => {
    if (timer === null && waiting.length > 0)
      timer = setTimeout(next, Math.max(0, last + spacing - Date.now()));
  };

  return {
    /** Adds a job; the first of a quiet time runs at once. What is returned forgets it, unless it has been started. */
    add: (job: () => void): (() => void) => {
      // The same job may be added twice, and only one of them be forgotten.
      const mine = (): void => job();
      waiting.push(mine);
      if (timer === null && Date.now() - last >= spacing) next();
      else schedule();
      return () => {
        waiting = waiting.filter((other) => other !== mine);
      };
    },
    /** Runs a job that a visit begins with, before which there was none: the others keep their distance to it. */
    lead: <Result>(job: () => Result): Result => {
      last = Date.now();
      return job();
    },
  };
}
