import { isRefusal } from '@parlour/gateway-openapi';

/** Default wait after a 429 without `Retry-After`, in seconds (the specification, section 9). */
const DEFAULT_RETRY_AFTER = 300;

/** How long to wait after a rate limit was reached, in seconds; undefined for any other error. */
export const retryAfterOf = (error: unknown): number | undefined =>
  isRefusal(error, 'TOO_MANY_REQUESTS')
    ? (error.details.retryAfterSeconds ?? DEFAULT_RETRY_AFTER)
    : undefined;
