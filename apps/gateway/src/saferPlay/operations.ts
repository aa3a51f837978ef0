import type { Handlers, Services } from '../services';

/** Safer play: what the market asks, and what members set for themselves. */
export function saferPlayOperations({ policy }: Services) {
  return {
    getMarketPolicy: () => policy,
  } satisfies Handlers;
}
