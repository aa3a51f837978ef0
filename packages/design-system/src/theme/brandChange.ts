const listeners = new Set<() => void>();

/** Calls `listener` after the page has got another brand. Returns a function that unsubscribes. */
export function watchBrand(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says that the page has another brand: nobody sees that a style sheet was adopted. */
export function brandChanged(): void {
  for (const listener of listeners) listener();
}
