import { heldUntil } from '@parlour/design-system/heldUntil';
import { retryAfterOf } from '@parlour/feature-core';

type Errors = Readonly<Record<string, string>>;

const SECOND_MS = 1000;

/** The errors of a form. If the gateway's rate limit was reached, they also block it for as long as it lasts. */
export function rateLimitForm(errors: Errors, error: unknown): Errors {
  const seconds = retryAfterOf(error);
  return seconds === undefined ? errors : heldUntil(errors, Date.now() + seconds * SECOND_MS);
}
