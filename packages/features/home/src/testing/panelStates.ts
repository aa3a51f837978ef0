import type { PanelState } from '@parlour/feature-core';

/** A panel whose data did not load, for its stories. */
export const failedWith = (onRetry: () => void) =>
  ({
    status: 'failed',
    message: 'Network link is abnormal, please try again',
    onRetry,
  }) satisfies PanelState<never>;

/** A rate limit that lasts five minutes. */
export const rateLimitedWith = (onRetry: () => void) =>
  ({
    status: 'failed',
    message: 'Too many requests, please try again after 5 minutes',
    onRetry,
    error: {
      kind: 'refused',
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests, please try again after 5 minutes',
      details: { retryAfterSeconds: 300 },
    },
  }) satisfies PanelState<never>;

export const ready = <Data>(data: Data) => ({ status: 'ready', data }) satisfies PanelState<Data>;
