import type { GatewayError } from '@parlour/gateway-openapi';

/** Why a game is not there. */
export type LaunchFault =
  /** The address names nothing that could be launched, or the gateway does not know it. */
  | 'unknown'
  | 'offline'
  /** Gateway or game took too long. */
  | 'timeout'
  | 'network'
  /** The gateway's address may not be framed here. */
  | 'frame'
  /** The address was used up, or was not opened in time. */
  | 'spent'
  | 'maintenance'
  /** A trial user asks for the real game. */
  | 'trial'
  | 'refused';

const FAULT_OF_CODE: Readonly<Partial<Record<string, LaunchFault>>> = {
  NOT_FOUND: 'unknown',
  LAUNCH_EXPIRED: 'spent',
  GAME_MAINTENANCE: 'maintenance',
  TRIAL_NOT_ALLOWED: 'trial',
};

/** Reads what the gateway's client rejected with. */
export function faultOf(error: GatewayError): LaunchFault {
  if (error.kind === 'refused') return FAULT_OF_CODE[error.code] ?? 'refused';
  return error.kind === 'timeout' ? 'timeout' : 'network';
}
