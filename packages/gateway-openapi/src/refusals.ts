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

/**
 * Reads the envelope of a refusal; a code that this version does not know counts as a system error. Of its
 * details that is taken which the contract describes.
 */
export function toRefusal(status: number, { errorCode, message, value }: Envelope): RefusedError {
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
