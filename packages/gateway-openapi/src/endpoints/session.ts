import { sessionApi as generated } from '../generated/session';
import { securityChanged } from '../securityChanged';

const sessionApi = generated.enhanceEndpoints({
  endpoints: {
    getCaptcha: { keepUnusedDataFor: 0 },
    listLogins: { providesTags: ['Security'] },
    listSessions: { providesTags: ['Security'] },
    endOtherSessions: { invalidatesTags: securityChanged },
    endSession: { invalidatesTags: securityChanged },
    // A recovery code is used up by it.
    stepUp: { invalidatesTags: securityChanged },
    stepUpByPasskey: { invalidatesTags: securityChanged },
  },
});

export const {
  answerLoginChallenge,
  firstLogin,
  freePlayLogin,
  getLoginInfo,
  getSession,
  login,
  loginByPasskey,
  loginByPhoneAuth,
  loginBySocial,
  logout,
  sendLoginChallengeCode,
  sendLoginCode,
  sendRegisterCode,
  startPasskeyLogin,
  startPasskeyStepUp,
  stepUp,
  stepUpByPasskey,
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
  PasskeyAssertion,
  PasskeyRequest,
  SessionState,
} from '../generated/session';
