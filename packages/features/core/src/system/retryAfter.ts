import { isRefusal } from '@parlour/gateway-openapi';

/** For how long after too many requests where the gateway does not say it, in seconds (the specification, section 9). */
const UNSAID = 300;

/** For how long the gateway wants to hear nothing more of a thing that was asked too often, in seconds. */
export const retryAfterOf = (error: unknown): number | undefined =>
  isRefusal(error, 'TOO_MANY_REQUESTS') ? (error.details.retryAfterSeconds ?? UNSAID) : undefined;
