import { type CoreState, hasFlag, selectSystemStatus } from '@parlour/feature-core';
import type { WhiteLabelFlag } from '@parlour/gateway-openapi/start';

/** Ways to a new password for who has forgotten the old one. */
export type ForgotType = 'mobileNum' | 'email';

const BOTH: readonly ForgotType[] = ['mobileNum', 'email'];
const BY_EMAIL: readonly ForgotType[] = ['email'];

const isSwitchedOff = (tree: readonly WhiteLabelFlag[], name: string): boolean =>
  tree.some(({ modId, enabled, childrenNodes }) =>
    modId === name ? enabled === '0' : isSwitchedOff(childrenNodes, name),
  );

/**
 * The ways that the merchant has switched on; the first is the default. The phone is one with
 * CHNGPASSVERIF3 only (PWD-03), and not where MOBILENUMPASSREG3 keeps numbers out of ways to passwords.
 */
export const forgotTypes = (flags: readonly WhiteLabelFlag[]): readonly ForgotType[] =>
  hasFlag(flags, 'CHNGPASSVERIF3') && !isSwitchedOff(flags, 'MOBILENUMPASSREG3') ? BOTH : BY_EMAIL;

export const selectForgotTypes = (state: CoreState): readonly ForgotType[] =>
  forgotTypes(selectSystemStatus(state)?.info.whitelabelVal ?? []);
