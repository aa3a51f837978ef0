import { heldUntil } from '@parlour/design-system/heldUntil';
import { isRefusal } from '@parlour/gateway-openapi';

type Errors = Readonly<Record<string, string>>;

const SECOND_MS = 1000;

/** The errors of a form, which is held for as long as the gateway asks for when it was sent too often. */
export function holdForm(errors: Errors, error: unknown): Errors {
  if (!isRefusal(error, 'TOO_MANY_REQUESTS')) return errors;
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds === undefined) return errors;
  return heldUntil(errors, Date.now() + retryAfterSeconds * SECOND_MS);
}
