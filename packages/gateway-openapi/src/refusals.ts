import { reportDropped } from './droppedItems';
import {
  type Envelope,
  type ErrorCode,
  type GatewayError,
  isObject,
  type RefusedError,
} from './errors';
import { ERROR_CODES } from './generated/operations';
import { SHAPES } from './generated/shapes';
import { serverNow } from './serverClock';
import { fit } from './shape';

const CODES: readonly ErrorCode[] = ERROR_CODES;

/** The envelope for a refusal that has none, such as one of a proxy that limits the rate. */
const RATE_LIMITED = { errorCode: 'TOO_MANY_REQUESTS', message: '', value: null };

/**
 * Maps the envelope of a refusal to an error. An unknown code becomes a system error; details that do not match the
 * contract are left out. Without an envelope, the refusal is a rate limit.
 */
export function toRefusal(status: number, envelope: Envelope | null): RefusedError {
  const { errorCode, message, value } = envelope ?? RATE_LIMITED;
  const details = fit(SHAPES['refusal'] ?? 0, value);
  if (import.meta.env.DEV) reportDropped('refusal');
  return {
    kind: 'refused',
    status,
    code: CODES.find((code) => code === errorCode) ?? 'SYSTEM_ERROR',
    message: typeof message === 'string' ? message : '',
    details: isObject(details) ? details : {},
  };
}

/**
 * Reads a `Retry-After` header, in seconds or as a date, and returns seconds. A refusal without
 * `retryAfterSeconds` in its details gets this value.
 */
export function readRetryAfter(error: GatewayError, header: string): { retryAfter: number } {
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - serverNow()) / 1000);
  if (Number.isNaN(seconds)) return { retryAfter: 0 };
  const retryAfter = Math.max(0, seconds);
  if (error.kind === 'refused') error.details.retryAfterSeconds ??= retryAfter;
  return { retryAfter };
}
