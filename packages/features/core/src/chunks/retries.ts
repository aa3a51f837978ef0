/** How each chunk that did not come is loaded anew. */
export const retries = new Set<() => void>();

/** Has the chunks that did not come loaded again when they are drawn next. */
export function retryChunks(): void {
  for (const retry of retries) retry();
  retries.clear();
}

/** Whether a retry may bring what is missing. What broke as it was drawn, only a reload mends. */
export const canRetryChunks = (): boolean => retries.size > 0;
