import {
  type CoreState,
  hasFlag,
  selectSystemStatus,
  useCoreSelector,
  type WhiteLabelFlagName,
} from '@parlour/feature-core';
import type { WhiteLabelFlag } from '@parlour/gateway-openapi/start';
import { useMemo } from 'react';
import { type ForgotType, forgotTypes } from './forgotTypes';
import { type LoginType, loginTypes } from './loginTypes';
import { type RegisterType, registerTypes } from './registerTypes';

/** What a merchant's white-label flags make of the site (WL-01). In each list the first is the default. */
export interface SiteOffer {
  /** Never empty: without a flag for another method it is the username (LOGIN-01). */
  loginTypes: readonly LoginType[];
  /** Registration methods, for invited visitors too; may be empty (REG-01). */
  registerTypes: readonly RegisterType[];
  /** Whether visitors without an invitation may register, so that the site links to it. */
  hasDirectRegistration: boolean;
  /** Whether registration needs a code by phone (REG-04). */
  hasRegisterCode: boolean;
  /** Never empty: the mail is always one of them (PWD-02). */
  forgotTypes: readonly ForgotType[];
  hasFreePlay: boolean;
  /** Whether an expired password has to be changed before anything else (LOGIN-07). */
  forcesExpiredPassword: boolean;
  /** Whether the consolidated funds of a member are requested (AC-02). */
  hasAgentPolicy: boolean;
}

/** The only place where flags become what is offered. Each list has its own file, to be imported without the rest. */
export function siteOffer(flags: readonly WhiteLabelFlag[]): SiteOffer {
  const isOn = (name: WhiteLabelFlagName): boolean => hasFlag(flags, name);
  const kinds = registerTypes(flags);
  return {
    loginTypes: loginTypes(flags),
    registerTypes: kinds,
    hasDirectRegistration: isOn('DIRECTREG3') && kinds.length > 0,
    hasRegisterCode: isOn('REGMOBVERF3') && kinds.length > 0,
    forgotTypes: forgotTypes(flags),
    hasFreePlay: isOn('FREEPLAY3'),
    forcesExpiredPassword: isOn('PWDEXPFORCECHANGE3'),
    hasAgentPolicy: isOn('AGENTPOLICY3'),
  };
}

const selectFlags = (state: CoreState) => selectSystemStatus(state)?.info.whitelabelVal;
const NO_FLAGS: readonly WhiteLabelFlag[] = [];

/** What this site offers, by the flags of the gateway. */
export function useSiteOffer(): SiteOffer {
  const flags = useCoreSelector(selectFlags) ?? NO_FLAGS;
  return useMemo(() => siteOffer(flags), [flags]);
}
