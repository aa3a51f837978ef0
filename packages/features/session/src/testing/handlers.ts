import type { WhiteLabelFlagName } from '@parlour/feature-core';
import { answer, exampleOf, type OperationId, refuse } from '@parlour/gateway-openapi/testing';
import type { RequestHandler } from 'msw';

/** What every login needs of the gateway beside the answer to the login itself. */
const AROUND_A_LOGIN: OperationId[] = [
  'getEncryptionKeys',
  'getLoginInfo',
  'getMemberInfo',
  'firstLogin',
  'logout',
  'getCaptcha',
  'getCountryCodes',
];

export const aroundALogin = (): RequestHandler[] => AROUND_A_LOGIN.map((id) => answer(id));

/** The status of a merchant that has these flags on and no other. */
export function statusWith(...flags: WhiteLabelFlagName[]): RequestHandler {
  const status = exampleOf('getSystemStatus') as { info: object };
  const whitelabelVal = flags.map((modId) => ({ modId, enabled: '1', childrenNodes: [] }));
  return answer('getSystemStatus', { ...status, info: { ...status.info, whitelabelVal } });
}

/** The refusal of a wrong password, with or without the demand for a captcha. */
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
