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
    | "ticket";
  /** True until the first login has been recorded. */
  firstTimeLogin: boolean;
  /** True when the password is too old. */
  passwordExpired: boolean;
  /** True when the password is one that has to be changed at once. */
  weakPassword: boolean;
  /** True when a payment password is set. */
  hasPaymentPassword: boolean;
  /** When the account logged in before this; null the first time. */
  lastLoginAt: Timestamp | null;
  /** Address of the login before this; null the first time. */
  lastLoginIp: string | null;
};
