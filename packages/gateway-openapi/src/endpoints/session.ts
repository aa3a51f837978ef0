import { sessionApi as generated } from '../generated/session';

const sessionApi = generated.enhanceEndpoints({
  endpoints: { getCaptcha: { keepUnusedDataFor: 0 } },
});

export const {
  firstLogin,
  freePlayLogin,
  getLoginInfo,
  login,
  loginByPhoneAuth,
  logout,
  sendLoginCode,
  sendRegisterCode,
} = sessionApi.endpoints;
export const { useLazyGetCaptchaQuery } = sessionApi;
export type { LoginInfo, LoginRequest, LoginResult } from '../generated/session';
