import { type CoreState, hasFlag, selectSystemStatus } from '@parlour/feature-core';
import type { WhiteLabelFlag } from '@parlour/gateway-openapi/start';

/** By username, or by mobile number. */
export type RegisterType = 'register' | 'registerMobile';

const BY_USERNAME: readonly RegisterType[] = ['register'];
const BY_MOBILE: readonly RegisterType[] = ['registerMobile'];
const BOTH: readonly RegisterType[] = ['register', 'registerMobile'];
const NONE: readonly RegisterType[] = [];

/** The registration methods that the merchant has switched on; the first is the default (REG-01). */
export function registerTypes(flags: readonly WhiteLabelFlag[]): readonly RegisterType[] {
  const isByMobile = hasFlag(flags, 'MOBILENUMREG3');
  if (hasFlag(flags, 'USERNAMEREG3')) return isByMobile ? BOTH : BY_USERNAME;
  return isByMobile ? BY_MOBILE : NONE;
}

/** As `registerTypes`; null until the flags are loaded. */
export function selectRegisterTypes(state: CoreState): readonly RegisterType[] | null {
  const status = selectSystemStatus(state);
  return status === undefined ? null : registerTypes(status.info.whitelabelVal);
}
