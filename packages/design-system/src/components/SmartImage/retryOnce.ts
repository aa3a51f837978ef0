import type { SyntheticEvent } from 'react';

/** Delay before a failed picture is retried, in ms. */
export const RETRY_AFTER_MS = 500;

/** Retries a failed picture once, hidden meanwhile: a browser draws a broken one. False where its address has been retried already. */
export function retryOnce({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): boolean {
  const { dataset, src, style } = image;
  if (dataset['asked'] === src) return false;
  dataset['asked'] = src;
  style.opacity = '0';
  // Also if a `source` element gave the address: setting it makes the browser choose again.
  setTimeout(() => {
    style.opacity = '';
    image.src = src;
  }, RETRY_AFTER_MS);
  return true;
}
