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

/** What is refused by whom who knows no envelopes: a proxy that counts calls. */
const UNSAID = { errorCode: 'TOO_MANY_REQUESTS', message: '', value: null };

/**
 * Reads the envelope of a refusal; a code that this version does not know counts as a system error. Of its
 * details that is taken which the contract describes. Without an envelope somebody was asked too often.
 */
export function toRefusal(status: number, envelope: Envelope | null): RefusedError {
  const { errorCode, message, value } = envelope ?? UNSAID;
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
 * How long a gateway wants to be left alone, in seconds: it says so in seconds or by a moment. A refusal that
 * does not say it itself is told so.
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
