import { type CoreState, hasFlag, selectSystemStatus } from '@parlour/feature-core';
import type { WhiteLabelFlag } from '@parlour/gateway-openapi/start';

export type LoginType = 'username' | 'sms';

const BY_USERNAME: readonly LoginType[] = ['username'];
const BY_SMS: readonly LoginType[] = ['sms'];
const BOTH: readonly LoginType[] = ['username', 'sms'];

/** The login methods that the merchant has switched on; the first is the default (LOGIN-01). */
export function loginTypes(flags: readonly WhiteLabelFlag[]): readonly LoginType[] {
  if (!hasFlag(flags, 'MOBILEVERCODELOGIN3')) return BY_USERNAME;
  return hasFlag(flags, 'USERNAMEREG3') ? BOTH : BY_SMS;
}

const selectFlags = (state: CoreState): readonly WhiteLabelFlag[] =>
  selectSystemStatus(state)?.info.whitelabelVal ?? [];

export const selectLoginTypes = (state: CoreState): readonly LoginType[] =>
  loginTypes(selectFlags(state));

/**
 * Whether the header leads visitors to the registration (HDR-05). `useSiteOffer` knows that too, but is too
 * heavy for the first page.
 */
export const selectHasRegistration = (state: CoreState): boolean => {
  const flags = selectFlags(state);
  return (
    hasFlag(flags, 'DIRECTREG3') &&
    (hasFlag(flags, 'USERNAMEREG3') || hasFlag(flags, 'MOBILENUMREG3'))
  );
};
