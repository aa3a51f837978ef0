import { sessionApi as generated } from '../generated/session';

const sessionApi = generated.enhanceEndpoints({
  endpoints: { getCaptcha: { keepUnusedDataFor: 0 } },
});

export const {
  answerLoginChallenge,
  firstLogin,
  freePlayLogin,
  getLoginInfo,
  getSession,
  login,
  loginByPhoneAuth,
  loginBySocial,
  logout,
  sendLoginChallengeCode,
  sendLoginCode,
  sendRegisterCode,
} = sessionApi.endpoints;
export const { useGetLoginInfoQuery, useLazyGetCaptchaQuery } = sessionApi;
export type {
  ChallengeMethod,
  LoginInfo,
  LoginRequest,
  LoginResult,
  SessionState,
} from '../generated/session';
