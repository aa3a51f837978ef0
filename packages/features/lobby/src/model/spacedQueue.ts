/** Runs jobs one after another with at least `spacing` ms between their starts (LOB-04). */
export function createSpacedQueue(spacing: number) {
  const waiting: (() => void)[] = [];
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
    /** Adds a job; the first of a quiet time runs at once. */
    add: (job: () => void): void => {
      waiting.push(job);
      if (timer === null && Date.now() - last >= spacing) next();
      else schedule();
    },
    /** Forgets what has not been started. */
    clear: (): void => {
      waiting.length = 0;
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
