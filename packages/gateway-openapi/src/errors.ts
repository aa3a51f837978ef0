import type { ERROR_CODES } from './generated/operations';

export type ErrorCode = (typeof ERROR_CODES)[number];

/** What is wrong with one field of a request. */
export interface FieldFault {
  field: string;
  code: string;
  /** The limit that was passed: a decimal string of money, or a whole number. */
  limit?: string;
}

/** The member's own limit that a call would pass. */
export interface ReachedLimit {
  kind: 'DEPOSIT' | 'LOSS' | 'STAKE' | 'SESSION_TIME';
  period: 'DAY' | 'WEEK' | 'MONTH';
  /** What it leaves: a decimal string, or of time whole minutes. */
  left: string;
  /** When its period lets go of the first of what counts; null if nothing counts. */
  freeAt: string | null;
}

/** A way to answer STEP_UP_REQUIRED. */
export type StepUpMethod = 'passkey' | 'authenticator' | 'recoveryCode';

/** Details of a refusal; all of them are optional. */
export interface RefusalDetails {
  captcha?: boolean;
  fields?: FieldFault[];
  challengeId?: string;
  challengeMethods?: string[];
  /** Ways to answer STEP_UP_REQUIRED, the strongest first. */
  stepUpMethods?: StepUpMethod[];
  retryAfterSeconds?: number;
  reachedLimit?: ReachedLimit;
  requestId?: string;
}

/** The gateway understood the call and refused it. */
export interface RefusedError {
  kind: 'refused';
  status: number;
  code: ErrorCode;
  /** For people, in the language of the call. */
  message: string;
  details: RefusalDetails;
}

/** No usable answer: `network` none at all, `timeout` too late, `malformed` one that does not match the contract. */
export interface TransportError {
  kind: 'network' | 'timeout' | 'malformed';
}

export type GatewayError = RefusedError | TransportError;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** True for an error of the gateway client. */
export const isGatewayError = (value: unknown): value is GatewayError =>
  isObject(value) && ['refused', 'network', 'timeout', 'malformed'].includes(String(value['kind']));

/** True for a refusal; if `codes` are given, only for one of them. */
export const isRefusal = (value: unknown, ...codes: ErrorCode[]): value is RefusedError =>
  isGatewayError(value) &&
  value.kind === 'refused' &&
  (codes.length === 0 || codes.includes(value.code));

/** The JSON around each answer. */
export interface Envelope {
  success: unknown;
  value: unknown;
  message?: unknown;
  errorCode?: unknown;
}
