import type { GatewayError } from '@parlour/gateway-openapi';

/** Why a game is not there. */
export type LaunchFault =
  /** The address names nothing that could be launched, or the gateway does not know it. */
  | 'unknown'
  | 'offline'
  /** Gateway or game took too long. */
  | 'timeout'
  | 'network'
  /** An answer came that cannot be read, or the gateway has a fault of its own (F4). */
  | 'system'
  /** The gateway's address may not be framed here. */
  | 'frame'
  /** The address was used up, or was not opened in time. */
  | 'spent'
  | 'maintenance'
  /** A trial user asks for the real game. */
  | 'trial'
  | 'refused';

const FAULT_OF_KIND = { network: 'network', timeout: 'timeout', malformed: 'system' } as const;

const FAULT_OF_CODE: Readonly<Partial<Record<string, LaunchFault>>> = {
  NOT_FOUND: 'unknown',
  LAUNCH_EXPIRED: 'spent',
  GAME_MAINTENANCE: 'maintenance',
  TRIAL_NOT_ALLOWED: 'trial',
  SYSTEM_ERROR: 'system',
};

/** Reads what the gateway's client rejected with. */
export function faultOf(error: GatewayError): LaunchFault {
  if (error.kind !== 'refused') return FAULT_OF_KIND[error.kind];
  return FAULT_OF_CODE[error.code] ?? 'refused';
}
