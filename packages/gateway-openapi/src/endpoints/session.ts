import { sessionApi as generated } from '../generated/session';
import { securityChanged } from '../securityChanged';

const sessionApi = generated.enhanceEndpoints({
  endpoints: {
    getCaptcha: { keepUnusedDataFor: 0 },
    listLogins: { providesTags: ['Security'] },
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
  useListLoginsQuery,
  useListSessionsQuery,
} = sessionApi;
export type {
  ChallengeMethod,
  LoginInfo,
  LoginRecord,
  LoginRequest,
  LoginResult,
  OpenSession,
  SessionState,
} from '../generated/session';
