/** How to load each failed chunk again. */
export const retries = new Set<() => void>();

/** Makes failed chunks load again at their next render. */
export function retryChunks(): void {
  for (const retry of retries) retry();
  retries.clear();
}

/** Whether a retry can help. It can't if a component threw while rendering: then only a reload helps. */
export const canRetryChunks = (): boolean => retries.size > 0;
