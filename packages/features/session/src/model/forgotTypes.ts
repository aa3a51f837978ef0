import { type CoreState, hasFlag, selectSystemStatus } from '@parlour/feature-core';
import type { WhiteLabelFlag } from '@parlour/gateway-openapi/start';

/** How a forgotten password can be reset. */
export type ForgotType = 'mobileNum' | 'email';

const BOTH: readonly ForgotType[] = ['mobileNum', 'email'];
const BY_EMAIL: readonly ForgotType[] = ['email'];

const isSwitchedOff = (tree: readonly WhiteLabelFlag[], name: string): boolean =>
  tree.some(({ modId, enabled, childrenNodes }) =>
    modId === name ? enabled === '0' : isSwitchedOff(childrenNodes, name),
  );

/**
 * The methods that the merchant has switched on; the first is the default. The phone needs CHNGPASSVERIF3
 * (PWD-03), and MOBILENUMPASSREG3 must not rule numbers out for passwords.
 */
export const forgotTypes = (flags: readonly WhiteLabelFlag[]): readonly ForgotType[] =>
  hasFlag(flags, 'CHNGPASSVERIF3') && !isSwitchedOff(flags, 'MOBILENUMPASSREG3') ? BOTH : BY_EMAIL;

export const selectForgotTypes = (state: CoreState): readonly ForgotType[] =>
  forgotTypes(selectSystemStatus(state)?.info.whitelabelVal ?? []);
