import type { WhiteLabelFlagName } from '@parlour/feature-core';
import { answer, exampleOf, type OperationId, refuse } from '@parlour/gateway-openapi/testing';
import type { RequestHandler } from 'msw';
import { CAPTCHA_IMAGE } from './captchaImage';

/** Operations that every login needs besides the login itself. */
const AROUND_A_LOGIN: OperationId[] = [
  'getEncryptionKeys',
  'getLoginInfo',
  'getMemberInfo',
  'firstLogin',
  'logout',
  'getCountryCodes',
  'getMarketPolicy',
  'startPasskeyLogin',
];

export const aroundALogin = (): RequestHandler[] => [
  ...AROUND_A_LOGIN.map((id) => answer(id)),
  answer('getCaptcha', CAPTCHA_IMAGE),
];

/** The status of a merchant that has only these flags on. */
function statusWith(...flags: WhiteLabelFlagName[]): RequestHandler {
  const status = exampleOf('getSystemStatus') as { info: object };
  const whitelabelVal = flags.map((modId) => ({ modId, enabled: '1', childrenNodes: [] }));
  return answer('getSystemStatus', { ...status, info: { ...status.info, whitelabelVal } });
}

/** Story parameters that name a mock gateway. */
export interface GatewayParameters {
  msw: { handlers: RequestHandler[] };
}

/** A gateway with these flags on, and with `handlers` first. */
export const gatewayOf = (
  flags: readonly WhiteLabelFlagName[],
  ...handlers: RequestHandler[]
): GatewayParameters => ({
  msw: { handlers: [...handlers, statusWith(...flags), ...aroundALogin()] },
});

/** Login by username, by phone, or by both. */
export const BY_USERNAME: readonly WhiteLabelFlagName[] = ['USERNAMEREG3'];
export const BY_PHONE: readonly WhiteLabelFlagName[] = ['MOBILEVERCODELOGIN3'];
export const BY_BOTH: readonly WhiteLabelFlagName[] = [...BY_USERNAME, ...BY_PHONE];

/** The refusal of a wrong password; `captcha` demands a captcha from then on. */
export const wrongPassword = (captcha = false): RequestHandler =>
  refuse('login', {
    status: 401,
    code: 'WRONG_CREDENTIALS',
    message: 'Incorrect account or password',
    value: captcha ? { captcha } : null,
  });

/** The refusal of an address that the account does not know. */
export const newAddress = (): RequestHandler =>
  refuse('login', {
    status: 403,
    code: 'VERIFICATION_REQUIRED',
    message: 'Please complete verification first',
    value: { challengeId: 'ch-5f1d0a7c2b', challengeMethods: ['mobile', 'email'] },
  });
