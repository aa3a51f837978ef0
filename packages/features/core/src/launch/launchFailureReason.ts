import type { GatewayError } from '@parlour/gateway-openapi';

/** Why a game can't be shown. */
export type LaunchFailureReason =
  /** The address names nothing that could be launched, or the gateway does not know it. */
  | 'unknown'
  | 'offline'
  /** Gateway or game took too long. */
  | 'timeout'
  | 'network'
  /** The answer can't be parsed, or the gateway has an internal error (F4). */
  | 'system'
  /** The launch address may not be shown in an iframe. */
  | 'frame'
  /** The launch address was used already, or has expired. */
  | 'spent'
  | 'maintenance'
  /** A break or a self-exclusion holds: nothing opens before it is over (SP-07). */
  | 'paused'
  /** Trial users can't play for money. */
  | 'trial'
  | 'refused';

const REASON_OF_KIND = { network: 'network', timeout: 'timeout', malformed: 'system' } as const;

const REASON_OF_CODE: Readonly<Partial<Record<string, LaunchFailureReason>>> = {
  NOT_FOUND: 'unknown',
  LAUNCH_EXPIRED: 'spent',
  GAME_MAINTENANCE: 'maintenance',
  PLAY_PAUSED: 'paused',
  TRIAL_NOT_ALLOWED: 'trial',
  SYSTEM_ERROR: 'system',
};

/** Maps an error of the gateway's client. */
export function failureReason(error: GatewayError): LaunchFailureReason {
  if (error.kind !== 'refused') return REASON_OF_KIND[error.kind];
  return REASON_OF_CODE[error.code] ?? 'refused';
}
