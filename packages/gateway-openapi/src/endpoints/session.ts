import { sessionApi as generated } from '../generated/session';
import { securityChanged } from '../securityChanged';

const sessionApi = generated.enhanceEndpoints({
  endpoints: {
    getCaptcha: { keepUnusedDataFor: 0 },
    listSessions: { providesTags: ['Security'] },
    endOtherSessions: { invalidatesTags: securityChanged },
    endSession: { invalidatesTags: securityChanged },
  },
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
export const {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetLoginInfoQuery,
  useLazyGetCaptchaQuery,
  useListSessionsQuery,
} = sessionApi;
export type {
  ChallengeMethod,
  LoginInfo,
  LoginRequest,
  LoginResult,
  OpenSession,
  SessionState,
} from '../generated/session';
