import type { SyntheticEvent } from 'react';

/** How long a failed picture is left alone before it is asked for once more, in ms. */
export const RETRY_AFTER_MS = 500;

/** Asks for a picture that failed once more, and not again while its address is the same. */
export function retryOnce({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  const { dataset, src } = image;
  if (dataset['asked'] === src) return;
  dataset['asked'] = src;
  // Also where a `source` before it gave the address: writing it has the browser choose anew.
  setTimeout(() => {
    image.src = src;
  }, RETRY_AFTER_MS);
}
