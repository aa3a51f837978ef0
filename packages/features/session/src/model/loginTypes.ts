import { type CoreState, hasFlag, selectSystemStatus } from '@parlour/feature-core';
import type { WhiteLabelFlag } from '@parlour/gateway-openapi/start';

export type LoginType = 'username' | 'sms';

const BY_USERNAME: readonly LoginType[] = ['username'];
const BY_SMS: readonly LoginType[] = ['sms'];
const BOTH: readonly LoginType[] = ['username', 'sms'];

/** The ways of logging in that the merchant has switched on; the first is the default (LOGIN-01). */
export function loginTypes(flags: readonly WhiteLabelFlag[]): readonly LoginType[] {
  if (!hasFlag(flags, 'MOBILEVERCODELOGIN3')) return BY_USERNAME;
  return hasFlag(flags, 'USERNAMEREG3') ? BOTH : BY_SMS;
}

export const selectLoginTypes = (state: CoreState): readonly LoginType[] =>
  loginTypes(selectSystemStatus(state)?.info.whitelabelVal ?? []);
