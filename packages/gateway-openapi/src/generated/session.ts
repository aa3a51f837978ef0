// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEncryptionKeys: build.query<
      GetEncryptionKeysApiResponse,
      GetEncryptionKeysApiArg
    >({
      query: () => ({ url: `/.well-known/jwks.json` }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/wps/session/login`,
        method: "POST",
        body: queryArg.loginRequest,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/wps/session/logout`, method: "DELETE" }),
    }),
    freePlayLogin: build.mutation<
      FreePlayLoginApiResponse,
      FreePlayLoginApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/session/login/freeplay`,
        method: "POST",
        body: queryArg.freePlayRequest,
      }),
    }),
    getCaptcha: build.query<GetCaptchaApiResponse, GetCaptchaApiArg>({
      query: (queryArg) => ({
        url: `/wps/captcha`,
        params: {
          captchaId: queryArg.captchaId,
        },
      }),
    }),
    getLoginInfo: build.query<GetLoginInfoApiResponse, GetLoginInfoApiArg>({
      query: () => ({ url: `/wps/session/loginInfo` }),
    }),
    firstLogin: build.mutation<FirstLoginApiResponse, FirstLoginApiArg>({
      query: () => ({ url: `/wps/session/firstLogin`, method: "POST" }),
    }),
    loginV2: build.mutation<LoginV2ApiResponse, LoginV2ApiArg>({
      query: (queryArg) => ({
        url: `/wps/session/login/v2`,
        method: "POST",
        body: queryArg.loginRequest,
      }),
    }),
    loginBySocial: build.mutation<
      LoginBySocialApiResponse,
      LoginBySocialApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/session/login/social`,
        method: "POST",
        body: queryArg.socialLoginRequest,
      }),
    }),
    loginByPhoneAuth: build.mutation<
      LoginByPhoneAuthApiResponse,
      LoginByPhoneAuthApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/session/login/phoneAuth`,
        method: "POST",
        body: queryArg.phoneAuthLoginRequest,
      }),
    }),
    sendLoginChallengeCode: build.mutation<
      SendLoginChallengeCodeApiResponse,
      SendLoginChallengeCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/session/challenge/code`,
        method: "POST",
        body: queryArg.challengeCodeRequest,
      }),
    }),
    answerLoginChallenge: build.mutation<
      AnswerLoginChallengeApiResponse,
      AnswerLoginChallengeApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/session/challenge/answer`,
        method: "POST",
        body: queryArg.challengeAnswer,
      }),
    }),
    stepUp: build.mutation<StepUpApiResponse, StepUpApiArg>({
      query: (queryArg) => ({
        url: `/wps/session/stepUp`,
        method: "POST",
        body: queryArg.stepUpCode,
      }),
    }),
    startPasskeyStepUp: build.mutation<
      StartPasskeyStepUpApiResponse,
      StartPasskeyStepUpApiArg
    >({
      query: () => ({
        url: `/wps/session/stepUp/passkey/options`,
        method: "POST",
      }),
    }),
    stepUpByPasskey: build.mutation<
      StepUpByPasskeyApiResponse,
      StepUpByPasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/session/stepUp/passkey`,
        method: "POST",
        body: queryArg.passkeyAssertion,
      }),
    }),
    startPasskeyLogin: build.mutation<
      StartPasskeyLoginApiResponse,
      StartPasskeyLoginApiArg
    >({
      query: () => ({ url: `/wps/session/passkey/options`, method: "POST" }),
    }),
    loginByPasskey: build.mutation<
      LoginByPasskeyApiResponse,
      LoginByPasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/session/passkey`,
        method: "POST",
        body: queryArg.passkeyLogin,
      }),
    }),
    sendLoginCode: build.mutation<
      SendLoginCodeApiResponse,
      SendLoginCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/verification/sms/noLogin`,
        method: "POST",
        body: queryArg.loginCodeRequest,
      }),
    }),
    sendRegisterCode: build.mutation<
      SendRegisterCodeApiResponse,
      SendRegisterCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/verification/sms/register`,
        method: "POST",
        body: queryArg.registerCodeRequest,
      }),
    }),
    getSession: build.query<GetSessionApiResponse, GetSessionApiArg>({
      query: () => ({ url: `/wps/session` }),
    }),
    createSessionTicket: build.mutation<
      CreateSessionTicketApiResponse,
      CreateSessionTicketApiArg
    >({
      query: () => ({ url: `/wps/session/ticket`, method: "POST" }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/wps/session/list` }),
    }),
    listLogins: build.query<ListLoginsApiResponse, ListLoginsApiArg>({
      query: (queryArg) => ({
        url: `/wps/session/logins`,
        params: {
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    endOtherSessions: build.mutation<
      EndOtherSessionsApiResponse,
      EndOtherSessionsApiArg
    >({
      query: () => ({ url: `/wps/session/others`, method: "DELETE" }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/wps/session/open/${encodeURIComponent(String(queryArg.sessionId))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sessionApi };
export type GetEncryptionKeysApiResponse =
  /** status 200 The key set. */ EncryptionKeys;
export type GetEncryptionKeysApiArg = void;
export type LoginApiResponse =
  /** status 200 The session that was opened. */ LoginResult;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type LogoutApiResponse = /** status 200 The session has ended. */ Empty;
export type LogoutApiArg = void;
export type FreePlayLoginApiResponse =
  /** status 200 The trial session. */ LoginResult;
export type FreePlayLoginApiArg = {
  freePlayRequest: FreePlayRequest;
};
export type GetCaptchaApiResponse = /** status 200 The picture. */ CaptchaImage;
export type GetCaptchaApiArg = {
  /** A UUID made by the client, repeated by the call that carries what was read. Without it the captcha is bound to the caller's address. */
  captchaId?: string;
};
export type GetLoginInfoApiResponse =
  /** status 200 Facts of this login. */ LoginInfo;
export type GetLoginInfoApiArg = void;
export type FirstLoginApiResponse = /** status 200 Recorded. */ Empty;
export type FirstLoginApiArg = void;
export type LoginV2ApiResponse =
  /** status 200 A session, or the challenge that stands before it. */ LoginOutcome;
export type LoginV2ApiArg = {
  loginRequest: LoginRequest;
};
export type LoginBySocialApiResponse =
  /** status 200 The session that was opened. */ LoginResult;
export type LoginBySocialApiArg = {
  socialLoginRequest: SocialLoginRequest;
};
export type LoginByPhoneAuthApiResponse =
  /** status 200 The session that was opened. */ LoginResult;
export type LoginByPhoneAuthApiArg = {
  phoneAuthLoginRequest: PhoneAuthLoginRequest;
};
export type SendLoginChallengeCodeApiResponse =
  /** status 200 The code is on its way. */ CodeSent;
export type SendLoginChallengeCodeApiArg = {
  challengeCodeRequest: ChallengeCodeRequest;
};
export type AnswerLoginChallengeApiResponse =
  /** status 200 The session that was opened. */ LoginResult;
export type AnswerLoginChallengeApiArg = {
  challengeAnswer: ChallengeAnswer;
};
export type StepUpApiResponse =
  /** status 200 The session has stepped up. */ StepUp;
export type StepUpApiArg = {
  stepUpCode: StepUpCode;
};
export type StartPasskeyStepUpApiResponse =
  /** status 200 What the browser is asked for. */ PasskeyRequest;
export type StartPasskeyStepUpApiArg = void;
export type StepUpByPasskeyApiResponse =
  /** status 200 The session has stepped up. */ StepUp;
export type StepUpByPasskeyApiArg = {
  passkeyAssertion: PasskeyAssertion;
};
export type StartPasskeyLoginApiResponse =
  /** status 200 What the browser is asked for; it offers the passkeys that it knows for this site. */ PasskeyRequest;
export type StartPasskeyLoginApiArg = void;
export type LoginByPasskeyApiResponse =
  /** status 200 The session that was opened. */ LoginResult;
export type LoginByPasskeyApiArg = {
  passkeyLogin: PasskeyLogin;
};
export type SendLoginCodeApiResponse =
  /** status 200 The code is on its way. */ SmsCodeSent;
export type SendLoginCodeApiArg = {
  loginCodeRequest: LoginCodeRequest;
};
export type SendRegisterCodeApiResponse =
  /** status 200 The code is on its way. */ SmsCodeSent;
export type SendRegisterCodeApiArg = {
  registerCodeRequest: RegisterCodeRequest;
};
export type GetSessionApiResponse = /** status 200 The session. */ SessionState;
export type GetSessionApiArg = void;
export type CreateSessionTicketApiResponse =
  /** status 200 The ticket. */ SessionTicket;
export type CreateSessionTicketApiArg = void;
export type ListSessionsApiResponse =
  /** status 200 Open sessions. */ OpenSessions;
export type ListSessionsApiArg = void;
export type ListLoginsApiResponse =
  /** status 200 One page of logins. */ LoginPage;
export type ListLoginsApiArg = {
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Logins on a page. */
  pageSize?: number;
};
export type EndOtherSessionsApiResponse =
  /** status 200 How many ended. */ SessionsEnded;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse =
  /** status 200 How many ended. */ SessionsEnded;
export type EndSessionApiArg = {
  /** The session, as `listSessions` names it. */
  sessionId: string;
};
export type EncryptionKey = {
  /** Family of the key. */
  kty: "EC";
  /** Curve of the key. */
  crv: "P-256";
  /** First coordinate in base64url. */
  x: string;
  /** Second coordinate in base64url. */
  y: string;
  /** Names the key. */
  kid: string;
  /** What the key is for. */
  use: "enc";
  /** How keys are agreed. */
  alg: "ECDH-ES";
};
export type EncryptionKeys = {
  /** The current key and, around a change, the next. */
  keys: EncryptionKey[];
};
export type LoginResult = {
  /** Opaque token of the session, sent as the bearer of later calls. */
  token: string;
  /** True until the first login has been recorded. */
  firstTimeLogin: boolean;
  /** True when the password is too old and the person did log in with it. */
  passwordExpired: boolean;
};
export type LoginType = "username" | "sms";
export type LoginPortal = "member" | "agent";
export type LoginRequest = {
  type: LoginType;
  /** Username or email address, trimmed; for type username. */
  username?: string;
  /** Password as typed; for type username. */
  password?: string;
  /** Mobile number without dialing code; for type sms. */
  mobileNum?: string;
  /** Dialing code of the number, digits with an optional plus; for type sms. */
  countryDialingCode?: string;
  /** Code that was sent; for type sms. */
  verificationCode?: string;
  /** What was read in the captcha, when one was shown. */
  captcha?: string;
  /** The UUID that the captcha was fetched with. */
  captchaId?: string;
  portal?: LoginPortal;
  /** Proof of the bot check, where the merchant uses one. */
  botCheckToken?: string;
};
export type Empty = null;
export type FreePlayRequest = {
  /** Operating system of the visitor. */
  os: string;
  /** Platform of the site; W is the web. */
  platform: "W";
  /** Random string made by the client for this request. */
  encryption: string;
};
export type CaptchaImage = string;
export type Timestamp = string;
export type LoginInfo = {
  /** Name of the account. */
  account: string;
  /** How this session was opened. */
  loginType:
    | "username"
    | "sms"
    | "social"
    | "phoneAuth"
    | "freePlay"
    | "register"
    | "ticket"
    | "passkey";
  /** True until the first login has been recorded. */
  firstTimeLogin: boolean;
  /** True when the password is too old. */
  passwordExpired: boolean;
  /** True when the password is one that has to be changed at once. */
  weakPassword: boolean;
  /** True while the session is held until the password is changed; nearly everything else is refused with PASSWORD_CHANGE_REQUIRED. */
  passwordChangeForced: boolean;
  /** True when a payment password is set. */
  hasPaymentPassword: boolean;
  /** When the account logged in before this; null the first time. */
  lastLoginAt: Timestamp | null;
  /** Address of the login before this; null the first time. */
  lastLoginIp: string | null;
  /** Browser and system of the login before this, in words; null if unknown. */
  lastLoginDevice: string | null;
};
export type ChallengeMethod =
  "mobile" | "email" | "payeeName" | "authenticator";
export type LoginOutcome = {
  /** What the login came to. */
  outcome: "LOGGED_IN" | "CHALLENGE";
  /** Token of the session; null with a challenge. */
  token: string | null;
  /** True until the first login has been recorded. */
  firstTimeLogin: boolean;
  /** True when the password is too old and the person did log in with it. */
  passwordExpired: boolean;
  /** Names the challenge; null with a session. */
  challengeId: string | null;
  /** Ways in which the challenge can be answered; empty with a session. */
  challengeMethods: ChallengeMethod[];
  /** When the challenge ends; null with a session. */
  challengeExpiresAt: Timestamp | null;
};
export type SocialLoginRequest = {
  /** Provider as the merchant document names it. */
  provider: string;
  /** The provider's proof of who the person is. */
  idToken: string;
  portal?: LoginPortal;
};
export type PhoneAuthChannel = "sms" | "voice";
export type PhoneAuthLoginRequest = {
  phoneAuthChannel: PhoneAuthChannel;
  /** The service's proof that the number was confirmed. */
  phoneAuthIdToken: string;
  /** Mobile number without dialing code. */
  mobileNum: string;
  /** Dialing code of the number, digits with an optional plus. */
  countryDialingCode: string;
  portal?: LoginPortal;
};
export type CodeSent = {
  /** How long the code counts. */
  expiredMinutes: number;
  /** The phone or email address, most of it hidden. */
  sentTo: string;
};
export type ChallengeCodeRequest = {
  /** Names the challenge. */
  challengeId: string;
  /** Phone or email. */
  method: "mobile" | "email";
};
export type ChallengeAnswer = {
  /** Names the challenge. */
  challengeId: string;
  method: ChallengeMethod;
  /** Code or name, by the method. */
  answer: string;
};
export type StepUp = {
  /** When it has to be answered again. */
  goodUntil: Timestamp;
};
export type StepUpCode = {
  /** Code of the authenticator or a recovery code. */
  code: string;
};
export type PasskeyBytes = string;
export type PasskeyTransports = string[];
export type PasskeyDescriptor = {
  id: PasskeyBytes;
  /** The only type there is. */
  type: "public-key";
  transports: PasskeyTransports;
};
export type PasskeyRequest = {
  challenge: PasskeyBytes;
  /** Domain that the passkeys belong to. */
  rpId: string;
  /** How long the challenge holds. */
  timeout: number;
  /** The authenticator asks for a finger, a face or its PIN. */
  userVerification: "required";
  /** The passkeys that may answer; empty for any of this site. */
  allowCredentials: PasskeyDescriptor[];
};
export type PasskeyAssertion = {
  credentialId: PasskeyBytes;
  clientDataJSON: PasskeyBytes;
  authenticatorData: PasskeyBytes;
  signature: PasskeyBytes;
  userHandle?: PasskeyBytes;
};
export type PasskeyLogin = {
  portal?: LoginPortal;
  assertion: PasskeyAssertion;
};
export type SmsCodeSent = {
  /** How long the code counts. */
  expiredMinutes: number;
};
export type LoginCodeRequest = {
  /** Mobile number without dialing code. */
  mobileNum: string;
  /** Dialing code of the number, digits with an optional plus. */
  countryDialingCode: string;
  /** What the code will be used for; login unless said otherwise. */
  purpose?: "login" | "password";
  /** What was read in the captcha, when one was shown. */
  captcha?: string;
  /** The UUID that the captcha was fetched with. */
  captchaId?: string;
  /** Proof of the bot check, where the merchant uses one. */
  botCheckToken?: string;
};
export type RegisterCodeRequest = {
  /** Mobile number without dialing code. */
  mobileNo: string;
  /** Dialing code of the number, digits with an optional plus. */
  countryDialingCode: string;
  /** What was read in the captcha, when one was shown. */
  captcha?: string;
  /** The UUID that the captcha was fetched with. */
  captchaId?: string;
  /** Proof of the bot check, where the merchant uses one. */
  botCheckToken?: string;
};
export type SessionState = {
  /** Names the session; it is not the token. */
  sessionId: string;
  /** Time until the session ends if nothing happens. */
  idleSecondsLeft: number;
  /** Time until the session ends in any case. */
  absoluteSecondsLeft: number;
  /** How long before its end the member is warned (SP-09). */
  warningSeconds: number;
  serverTime: Timestamp;
};
export type SessionTicket = {
  /** What stands in the address. */
  ticket: string;
  /** How long it can be used. */
  expiresInSeconds: number;
};
export type OpenSession = {
  /** Names the session; it is not the token. */
  sessionId: string;
  /** True for the session that asks. */
  current: boolean;
  /** Browser and system in words; null if unknown. */
  device: string | null;
  /** Address of the login. */
  ip: string;
  /** Country by ISO 3166; null if unknown. */
  country: string | null;
  /** Its name in the language of the call; null if unknown. */
  countryName: string | null;
  startedAt: Timestamp;
  lastActiveAt: Timestamp;
};
export type OpenSessions = OpenSession[];
export type LoginRecord = {
  /** Names the login. */
  loginId: string;
  at: Timestamp;
  /** How somebody logged in, or tried to. */
  method:
    | "username"
    | "sms"
    | "social"
    | "phoneAuth"
    | "register"
    | "ticket"
    | "passkey";
  /** What it came to. With VERIFICATION_ASKED the password or code was right, and extra verification was asked for; a login that passed it is one more row. With NOT_ALLOWED what was given was right, but the account may not log in, or not at that portal. */
  outcome:
    | "LOGGED_IN"
    | "VERIFICATION_ASKED"
    | "WRONG_PASSWORD"
    | "WRONG_CODE"
    | "EXPIRED_CODE"
    | "NOT_ALLOWED";
  /** Browser and system in words; null if unknown. */
  device: string | null;
  /** Address that it came from. */
  ip: string;
  /** Country by ISO 3166; null if unknown. */
  country: string | null;
  /** Its name in the language of the call; null if unknown. */
  countryName: string | null;
  /** True for the login that opened the session that asks. */
  current: boolean;
};
export type LoginPage = {
  /** Logins, newest first. */
  content: LoginRecord[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Logins in all. */
  totalElements: number;
  /** Logins on a page. */
  pageSize: number;
};
export type SessionsEnded = {
  /** Sessions that ended. */
  endedCount: number;
};
