import type { ERROR_CODES } from './generated/operations';

export type ErrorCode = (typeof ERROR_CODES)[number];

/** What is wrong with one field of a request. */
export interface FieldFault {
  field: string;
  code: string;
  /** The limit that was passed: a decimal string of money, or a whole number. */
  limit?: string;
}

/** Details that a refusal carries; every one may be missing. */
export interface RefusalDetails {
  captcha?: boolean;
  fields?: FieldFault[];
  challengeId?: string;
  challengeMethods?: string[];
  retryAfterSeconds?: number;
  requestId?: string;
}

/** The gateway understood and said no. */
export interface RefusedError {
  kind: 'refused';
  status: number;
  code: ErrorCode;
  /** For people, in the language of the call. */
  message: string;
  details: RefusalDetails;
}

/** No answer that could be understood: `network` none at all, `timeout` too late, `malformed` not the contract's. */
export interface TransportError {
  kind: 'network' | 'timeout' | 'malformed';
}

export type GatewayError = RefusedError | TransportError;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** True for what the gateway client rejects with. */
export const isGatewayError = (value: unknown): value is GatewayError =>
  isObject(value) && ['refused', 'network', 'timeout', 'malformed'].includes(String(value['kind']));

/** True for a refusal, with any of `codes` where some are given. */
export const isRefusal = (value: unknown, ...codes: ErrorCode[]): value is RefusedError =>
  isGatewayError(value) &&
  value.kind === 'refused' &&
  (codes.length === 0 || codes.includes(value.code));

/** What every answer comes in. */
export interface Envelope {
  success: unknown;
  value: unknown;
  message?: unknown;
  errorCode?: unknown;
}
