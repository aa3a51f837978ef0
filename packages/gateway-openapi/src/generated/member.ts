// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemberInfo: build.query<GetMemberInfoApiResponse, GetMemberInfoApiArg>({
      query: () => ({ url: `/wps/member/info` }),
    }),
    updateLanguage: build.mutation<
      UpdateLanguageApiResponse,
      UpdateLanguageApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/language`,
        method: "PUT",
        body: queryArg.languageUpdate,
      }),
    }),
    getMemberIcon: build.query<GetMemberIconApiResponse, GetMemberIconApiArg>({
      query: () => ({ url: `/wps/member/info/icon` }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/wps/member/register`,
        method: "PUT",
        body: queryArg.registerRequest,
      }),
    }),
    registerByMobile: build.mutation<
      RegisterByMobileApiResponse,
      RegisterByMobileApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/register/mobile`,
        method: "PUT",
        body: queryArg.registerByMobileRequest,
      }),
    }),
    checkAffiliateCode: build.query<
      CheckAffiliateCodeApiResponse,
      CheckAffiliateCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/affiliate`,
        params: {
          code: queryArg.code,
          domain: queryArg.domain,
          sub: queryArg.sub,
          visit: queryArg.visit,
        },
      }),
    }),
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/password`,
        method: "POST",
        body: queryArg.passwordChange,
      }),
    }),
    resetPasswordByPhone: build.mutation<
      ResetPasswordByPhoneApiResponse,
      ResetPasswordByPhoneApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/password/verification`,
        method: "POST",
        body: queryArg.passwordResetByPhone,
      }),
    }),
    resetPasswordByEmail: build.mutation<
      ResetPasswordByEmailApiResponse,
      ResetPasswordByEmailApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/password/email`,
        method: "POST",
        body: queryArg.passwordResetByEmail,
      }),
    }),
    completePasswordReset: build.mutation<
      CompletePasswordResetApiResponse,
      CompletePasswordResetApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/password/reset`,
        method: "POST",
        body: queryArg.passwordResetCompletion,
      }),
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: () => ({ url: `/wps/member/profile` }),
    }),
    updateProfile: build.mutation<
      UpdateProfileApiResponse,
      UpdateProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/profile`,
        method: "PUT",
        body: queryArg.profileUpdate,
      }),
    }),
    getVipRank: build.query<GetVipRankApiResponse, GetVipRankApiArg>({
      query: () => ({ url: `/wps/member/vip` }),
    }),
    getSecuritySettings: build.query<
      GetSecuritySettingsApiResponse,
      GetSecuritySettingsApiArg
    >({
      query: () => ({ url: `/wps/member/security` }),
    }),
    setPaymentPassword: build.mutation<
      SetPaymentPasswordApiResponse,
      SetPaymentPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/security/paymentPassword`,
        method: "POST",
        body: queryArg.paymentPasswordSetup,
      }),
    }),
    changePaymentPassword: build.mutation<
      ChangePaymentPasswordApiResponse,
      ChangePaymentPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/security/paymentPassword`,
        method: "PUT",
        body: queryArg.paymentPasswordChange,
      }),
    }),
    sendBindCode: build.mutation<SendBindCodeApiResponse, SendBindCodeApiArg>({
      query: (queryArg) => ({
        url: `/wps/member/security/code`,
        method: "POST",
        body: queryArg.bindCodeRequest,
      }),
    }),
    bindMobile: build.mutation<BindMobileApiResponse, BindMobileApiArg>({
      query: (queryArg) => ({
        url: `/wps/member/security/mobile`,
        method: "PUT",
        body: queryArg.mobileBinding,
      }),
    }),
    bindEmail: build.mutation<BindEmailApiResponse, BindEmailApiArg>({
      query: (queryArg) => ({
        url: `/wps/member/security/email`,
        method: "PUT",
        body: queryArg.emailBinding,
      }),
    }),
    linkSocialAccount: build.mutation<
      LinkSocialAccountApiResponse,
      LinkSocialAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/security/social`,
        method: "POST",
        body: queryArg.socialLink,
      }),
    }),
    unlinkSocialAccount: build.mutation<
      UnlinkSocialAccountApiResponse,
      UnlinkSocialAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/security/social/${encodeURIComponent(String(queryArg.provider))}`,
        method: "DELETE",
      }),
    }),
    startTwoFactor: build.mutation<
      StartTwoFactorApiResponse,
      StartTwoFactorApiArg
    >({
      query: () => ({ url: `/wps/member/security/twoFactor`, method: "POST" }),
    }),
    confirmTwoFactor: build.mutation<
      ConfirmTwoFactorApiResponse,
      ConfirmTwoFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/security/twoFactor/confirm`,
        method: "POST",
        body: queryArg.twoFactorProof,
      }),
    }),
    disableTwoFactor: build.mutation<
      DisableTwoFactorApiResponse,
      DisableTwoFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/security/twoFactor/disable`,
        method: "POST",
        body: queryArg.passwordProof,
      }),
    }),
    renewRecoveryCodes: build.mutation<
      RenewRecoveryCodesApiResponse,
      RenewRecoveryCodesApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/security/recoveryCodes`,
        method: "POST",
        body: queryArg.passwordProof,
      }),
    }),
    listPasskeys: build.query<ListPasskeysApiResponse, ListPasskeysApiArg>({
      query: () => ({ url: `/wps/member/security/passkeys` }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/wps/member/security/passkeys`,
        method: "POST",
        body: queryArg.passkeyAttestation,
      }),
    }),
    startPasskey: build.mutation<StartPasskeyApiResponse, StartPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/wps/member/security/passkeys/options`,
        method: "POST",
        body: queryArg.passwordProof,
      }),
    }),
    renamePasskey: build.mutation<
      RenamePasskeyApiResponse,
      RenamePasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/security/passkeys/${encodeURIComponent(String(queryArg.passkeyId))}`,
        method: "PUT",
        body: queryArg.passkeyName,
      }),
    }),
    removePasskey: build.mutation<
      RemovePasskeyApiResponse,
      RemovePasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/security/passkeys/remove`,
        method: "POST",
        body: queryArg.passkeyRemoval,
      }),
    }),
    listBanks: build.query<ListBanksApiResponse, ListBanksApiArg>({
      query: () => ({ url: `/wps/member/banks` }),
    }),
    listBankAccounts: build.query<
      ListBankAccountsApiResponse,
      ListBankAccountsApiArg
    >({
      query: () => ({ url: `/wps/member/bankAccounts` }),
    }),
    addBankAccount: build.mutation<
      AddBankAccountApiResponse,
      AddBankAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/bankAccounts`,
        method: "POST",
        body: queryArg.bankAccountRequest,
      }),
    }),
    removeBankAccount: build.mutation<
      RemoveBankAccountApiResponse,
      RemoveBankAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/bankAccounts/${encodeURIComponent(String(queryArg.bankAccountId))}`,
        method: "DELETE",
      }),
    }),
    setDefaultBankAccount: build.mutation<
      SetDefaultBankAccountApiResponse,
      SetDefaultBankAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/bankAccounts/${encodeURIComponent(String(queryArg.bankAccountId))}/default`,
        method: "PUT",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as memberApi };
export type GetMemberInfoApiResponse = /** status 200 The member. */ MemberInfo;
export type GetMemberInfoApiArg = void;
export type UpdateLanguageApiResponse = /** status 200 Remembered. */ Empty;
export type UpdateLanguageApiArg = {
  languageUpdate: LanguageUpdate;
};
export type GetMemberIconApiResponse =
  /** status 200 The picture and its alternatives. */ MemberIcon;
export type GetMemberIconApiArg = void;
export type RegisterApiResponse =
  /** status 200 The session of the new account. */ LoginResult;
export type RegisterApiArg = {
  registerRequest: RegisterRequest;
};
export type RegisterByMobileApiResponse =
  /** status 200 The session of the new account. */ LoginResult;
export type RegisterByMobileApiArg = {
  registerByMobileRequest: RegisterByMobileRequest;
};
export type CheckAffiliateCodeApiResponse =
  /** status 200 The code is valid. */ Empty;
export type CheckAffiliateCodeApiArg = {
  /** The invitation code. */
  code: string;
  /** Host of the site that the person registers at. */
  domain: string;
  /** Where the link was placed, as its agent has named it in the address (AG-08). */
  sub?: SubId;
  /** Whether this is a visit of the link, which is counted, as without it; false where a code is only checked again. */
  visit?: boolean;
};
export type ChangePasswordApiResponse =
  /** status 200 The password has been replaced. */ Empty;
export type ChangePasswordApiArg = {
  passwordChange: PasswordChange;
};
export type ResetPasswordByPhoneApiResponse =
  /** status 200 The session that was opened. */ LoginResult;
export type ResetPasswordByPhoneApiArg = {
  passwordResetByPhone: PasswordResetByPhone;
};
export type ResetPasswordByEmailApiResponse =
  /** status 200 The request was taken. */ Empty;
export type ResetPasswordByEmailApiArg = {
  passwordResetByEmail: PasswordResetByEmail;
};
export type CompletePasswordResetApiResponse =
  /** status 200 The password has been set. */ Empty;
export type CompletePasswordResetApiArg = {
  passwordResetCompletion: PasswordResetCompletion;
};
export type GetProfileApiResponse =
  /** status 200 The profile. */ MemberProfile;
export type GetProfileApiArg = void;
export type UpdateProfileApiResponse =
  /** status 200 The profile afterwards. */ MemberProfile;
export type UpdateProfileApiArg = {
  profileUpdate: ProfileUpdate;
};
export type GetVipRankApiResponse =
  /** status 200 The rank and all levels. */ VipRank;
export type GetVipRankApiArg = void;
export type GetSecuritySettingsApiResponse =
  /** status 200 The settings. */ SecuritySettings;
export type GetSecuritySettingsApiArg = void;
export type SetPaymentPasswordApiResponse =
  /** status 200 The payment password is set. */ Empty;
export type SetPaymentPasswordApiArg = {
  paymentPasswordSetup: PaymentPasswordSetup;
};
export type ChangePaymentPasswordApiResponse =
  /** status 200 The payment password has been replaced. */ Empty;
export type ChangePaymentPasswordApiArg = {
  paymentPasswordChange: PaymentPasswordChange;
};
export type SendBindCodeApiResponse =
  /** status 200 The code is on its way. */ CodeSent;
export type SendBindCodeApiArg = {
  bindCodeRequest: BindCodeRequest;
};
export type BindMobileApiResponse =
  /** status 200 The settings afterwards. */ SecuritySettings;
export type BindMobileApiArg = {
  mobileBinding: MobileBinding;
};
export type BindEmailApiResponse =
  /** status 200 The settings afterwards. */ SecuritySettings;
export type BindEmailApiArg = {
  emailBinding: EmailBinding;
};
export type LinkSocialAccountApiResponse =
  /** status 200 The settings afterwards. */ SecuritySettings;
export type LinkSocialAccountApiArg = {
  socialLink: SocialLink;
};
export type UnlinkSocialAccountApiResponse =
  /** status 200 The settings afterwards. */ SecuritySettings;
export type UnlinkSocialAccountApiArg = {
  /** Provider as the merchant document names it. */
  provider: string;
};
export type StartTwoFactorApiResponse =
  /** status 200 The secret to be scanned or typed. */ TwoFactorSetup;
export type StartTwoFactorApiArg = void;
export type ConfirmTwoFactorApiResponse =
  /** status 200 The recovery codes. */ RecoveryCodes;
export type ConfirmTwoFactorApiArg = {
  twoFactorProof: TwoFactorProof;
};
export type DisableTwoFactorApiResponse =
  /** status 200 The authenticator is off. */ Empty;
export type DisableTwoFactorApiArg = {
  passwordProof: PasswordProof;
};
export type RenewRecoveryCodesApiResponse =
  /** status 200 The new codes, which are answered this once. */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = {
  passwordProof: PasswordProof;
};
export type ListPasskeysApiResponse = /** status 200 The passkeys. */ Passkeys;
export type ListPasskeysApiArg = void;
export type AddPasskeyApiResponse =
  /** status 200 The passkeys afterwards, and recovery codes if there are new ones. */ PasskeyAdded;
export type AddPasskeyApiArg = {
  passkeyAttestation: PasskeyAttestation;
};
export type StartPasskeyApiResponse =
  /** status 200 What the browser is asked to make. */ PasskeyCreation;
export type StartPasskeyApiArg = {
  passwordProof: PasswordProof;
};
export type RenamePasskeyApiResponse =
  /** status 200 The passkeys afterwards. */ Passkeys;
export type RenamePasskeyApiArg = {
  /** Names the passkey. */
  passkeyId: string;
  passkeyName: PasskeyName;
};
export type RemovePasskeyApiResponse =
  /** status 200 The passkeys afterwards. */ Passkeys;
export type RemovePasskeyApiArg = {
  passkeyRemoval: PasskeyRemoval;
};
export type ListBanksApiResponse = /** status 200 The banks. */ Banks;
export type ListBanksApiArg = void;
export type ListBankAccountsApiResponse =
  /** status 200 The accounts. */ BankAccounts;
export type ListBankAccountsApiArg = void;
export type AddBankAccountApiResponse =
  /** status 200 The accounts afterwards. */ BankAccounts;
export type AddBankAccountApiArg = {
  bankAccountRequest: BankAccountRequest;
};
export type RemoveBankAccountApiResponse =
  /** status 200 The accounts afterwards. */ BankAccounts;
export type RemoveBankAccountApiArg = {
  /** Names the bank account. */
  bankAccountId: string;
};
export type SetDefaultBankAccountApiResponse =
  /** status 200 The accounts afterwards. */ BankAccounts;
export type SetDefaultBankAccountApiArg = {
  /** Names the bank account. */
  bankAccountId: string;
};
export type MemberType = number;
export type LanguageCode =
  | "CN"
  | "TW"
  | "EN"
  | "JP"
  | "TH"
  | "VN"
  | "MM"
  | "ES"
  | "HI"
  | "ID"
  | "KH"
  | "KR"
  | "MY"
  | "PT"
  | "BR"
  | "TA"
  | "TY"
  | "UR"
  | "RU_UR"
  | "TR"
  | "BN"
  | "AR"
  | "FA"
  | "RU"
  | "KZ"
  | "UZ"
  | "LA"
  | "NP"
  | "FR";
export type CalendarDate = string;
export type Timestamp = string;
export type PlayPauseKind = "BREAK" | "EXCLUSION";
export type PlayPause = {
  kind: PlayPauseKind;
  /** When it began. */
  startedAt: Timestamp;
  /** When its time is over. */
  endsAt: Timestamp;
  /** Whether its time is over and its end has to be asked for. */
  canRequestEnd: boolean;
  /** From when play is possible; null while the end has to be asked for. */
  playableFrom: Timestamp | null;
};
export type MemberInfo = {
  /** Names the member. */
  id: string;
  /** Number of the member at the merchant. */
  customerId: string;
  /** Name of the account. */
  account: string;
  /** Name that the member logs in with. */
  username: string;
  /** Name that the member shows. */
  nickname: string;
  type: MemberType;
  /** Currency of the account by ISO 4217. */
  currency: string;
  /** Sign of the currency. */
  currencySymbol: string;
  language: LanguageCode;
  /** Birthday; null if never given. */
  birthday: CalendarDate | null;
  /** VIP level; 0 is the entry level. */
  vipLevel: number;
  /** Words for the level, in the asked language; null where there is no VIP programme. */
  vipLabel: string | null;
  registeredAt: Timestamp;
  /** The break or exclusion that the member is on; null for none (SP-07). */
  playPause: PlayPause | null;
};
export type Empty = null;
export type LanguageUpdate = {
  language: LanguageCode;
};
export type MemberIconChoice = {
  /** Names the picture. */
  iconId: string;
  /** Address of the picture. */
  icon: string;
};
export type MemberIcon = {
  /** Names the picture; null when none was chosen. */
  iconId: string | null;
  /** Address of the picture; null when none was chosen. */
  icon: string | null;
  /** Pictures to choose from. */
  choices: MemberIconChoice[];
};
export type LoginResult = {
  /** Opaque token of the session, sent as the bearer of later calls. */
  token: string;
  /** True until the first login has been recorded. */
  firstTimeLogin: boolean;
  /** True when the password is too old and the person did log in with it. */
  passwordExpired: boolean;
};
export type PhoneAuthChannel = "sms" | "voice";
export type SubId = string;
export type RegisterRequest = {
  /** Name to log in with. */
  username: string;
  /** Password as typed. */
  password: string;
  /** The same password once more. */
  confirmPassword: string;
  /** Real name, as banks know it. */
  payeeName?: string;
  /** Email address. */
  email?: string;
  /** Mobile number without dialing code. */
  mobileNum?: string;
  /** Dialing code of the number, digits with an optional plus. */
  countryDialingCode?: string;
  /** Code that was sent. */
  verificationCode?: string;
  phoneAuthChannel?: PhoneAuthChannel;
  /** Proof of an outside phone-code service, in place of the code. */
  phoneAuthIdToken?: string;
  /** Account of whoever recommended the site. */
  recommenderId?: string;
  /** Invitation code. */
  affiliateCode?: string;
  /** Where the link was placed, from its address; counts only with the code of a link (AG-08). */
  sub?: SubId;
  /** Code of a member's referral link. */
  referralCode?: string;
  /** Host of the site that the person registers at. */
  domain?: string;
  /** Payment password to start with. */
  paymentPassword?: string;
  /** Account at the service of that name. */
  qqNum?: string;
  /** Account at the service of that name. */
  line?: string;
  /** Account at the service of that name. */
  whatsapp?: string;
  /** Account at the service of that name. */
  facebook?: string;
  /** Account at the service of that name. */
  wechat?: string;
  /** Account at the service of that name. */
  zalo?: string;
  /** Account at the service of that name. */
  telegram?: string;
  /** Account at the service of that name. */
  skype?: string;
  /** Number of an identity document. */
  idNumber?: string;
  birthday?: CalendarDate;
  /** The person has confirmed being of age and agreed to the terms. */
  agreedToTerms: true;
  /** Registration also opens a session. */
  login: true;
  /** What was read in the captcha, when one was shown. */
  captcha?: string;
  /** The UUID that the captcha was fetched with. */
  captchaId?: string;
  /** Proof of the bot check, where the merchant uses one. */
  botCheckToken?: string;
};
export type RegisterByMobileRequest = {
  /** Name to log in with. */
  username?: string;
  /** Password as typed. */
  password: string;
  /** The same password once more. */
  confirmPassword: string;
  /** Real name, as banks know it. */
  payeeName?: string;
  /** Email address. */
  email?: string;
  /** Mobile number without dialing code. */
  mobileNum: string;
  /** Dialing code of the number, digits with an optional plus. */
  countryDialingCode: string;
  /** Code that was sent. */
  verificationCode?: string;
  phoneAuthChannel?: PhoneAuthChannel;
  /** Proof of an outside phone-code service, in place of the code. */
  phoneAuthIdToken?: string;
  /** Account of whoever recommended the site. */
  recommenderId?: string;
  /** Invitation code. */
  affiliateCode?: string;
  /** Where the link was placed, from its address; counts only with the code of a link (AG-08). */
  sub?: SubId;
  /** Code of a member's referral link. */
  referralCode?: string;
  /** Host of the site that the person registers at. */
  domain?: string;
  /** Payment password to start with. */
  paymentPassword?: string;
  /** Account at the service of that name. */
  qqNum?: string;
  /** Account at the service of that name. */
  line?: string;
  /** Account at the service of that name. */
  whatsapp?: string;
  /** Account at the service of that name. */
  facebook?: string;
  /** Account at the service of that name. */
  wechat?: string;
  /** Account at the service of that name. */
  zalo?: string;
  /** Account at the service of that name. */
  telegram?: string;
  /** Account at the service of that name. */
  skype?: string;
  /** Number of an identity document. */
  idNumber?: string;
  birthday?: CalendarDate;
  /** The person has confirmed being of age and agreed to the terms. */
  agreedToTerms: true;
  /** Registration also opens a session. */
  login: true;
  /** What was read in the captcha, when one was shown. */
  captcha?: string;
  /** The UUID that the captcha was fetched with. */
  captchaId?: string;
  /** Proof of the bot check, where the merchant uses one. */
  botCheckToken?: string;
};
export type PasswordChange = {
  /** Password so far. */
  oldPassword: string;
  /** Password from now on. */
  newPassword: string;
  /** The new password once more. */
  confirmNewPassword: string;
};
export type PasswordResetByPhone = {
  /** Password from now on. */
  newPassword: string;
  /** Mobile number without dialing code. */
  mobileNum: string;
  /** Dialing code of the number, digits with an optional plus. */
  countryDialingCode?: string;
  /** Code that was sent. */
  verificationCode?: string;
  phoneAuthChannel?: PhoneAuthChannel;
  /** Proof of an outside phone-code service, in place of the code. */
  phoneAuthIdToken?: string;
  /** What was read in the captcha, when one was shown. */
  captcha?: string;
  /** The UUID that the captcha was fetched with. */
  captchaId?: string;
  /** Proof of the bot check, where the merchant uses one. */
  botCheckToken?: string;
};
export type PasswordResetByEmail = {
  /** Name of the account. */
  username: string;
  /** Email address on record. */
  email: string;
  /** What was read in the captcha, when one was shown. */
  captcha?: string;
  /** The UUID that the captcha was fetched with. */
  captchaId?: string;
  /** Proof of the bot check, where the merchant uses one. */
  botCheckToken?: string;
};
export type PasswordResetCompletion = {
  /** What the link carried. */
  resetToken: string;
  /** Password from now on. */
  newPassword: string;
  /** The new password once more. */
  confirmNewPassword: string;
};
export type MemberProfile = {
  /** Name that the member shows. */
  nickname: string;
  /** Names the picture; null when none was chosen. */
  iconId: string | null;
  /** Birthday; null if never given. */
  birthday: CalendarDate | null;
  /** Real name, hidden in part; null if never given. */
  payeeName: string | null;
  /** Number of an identity document, hidden in part; null if never given. */
  idNumber: string | null;
  /** Account at the service of that name; null if never given. */
  qqNum: string | null;
  /** Account at the service of that name; null if never given. */
  line: string | null;
  /** Account at the service of that name; null if never given. */
  whatsapp: string | null;
  /** Account at the service of that name; null if never given. */
  facebook: string | null;
  /** Account at the service of that name; null if never given. */
  wechat: string | null;
  /** Account at the service of that name; null if never given. */
  zalo: string | null;
  /** Account at the service of that name; null if never given. */
  telegram: string | null;
  /** Account at the service of that name; null if never given. */
  skype: string | null;
};
export type ProfileUpdate = {
  /** Name that the member shows. */
  nickname?: string;
  /** Names the picture. */
  iconId?: string;
  birthday?: CalendarDate;
  /** Real name, as banks know it. */
  payeeName?: string;
  /** Number of an identity document. */
  idNumber?: string;
  /** Account at the service of that name. */
  qqNum?: string;
  /** Account at the service of that name. */
  line?: string;
  /** Account at the service of that name. */
  whatsapp?: string;
  /** Account at the service of that name. */
  facebook?: string;
  /** Account at the service of that name. */
  wechat?: string;
  /** Account at the service of that name. */
  zalo?: string;
  /** Account at the service of that name. */
  telegram?: string;
  /** Account at the service of that name. */
  skype?: string;
};
export type Money = string;
export type VipLevel = {
  /** Number of the level. */
  level: number;
  /** Words for the level in the asked language. */
  label: string;
  requiredTurnover: Money;
  /** Rebate on bets as a decimal string. */
  rebateRate: string;
  birthdayBonus: Money;
  /** Withdrawals that a member of this level can ask for. */
  withdrawalsPerDay: number;
};
export type VipRank = {
  /** Number of the member's level. */
  level: number;
  /** Words for the level in the asked language. */
  label: string;
  turnover: Money;
  /** Turnover at which the next level begins; null at the highest. */
  nextTurnover: Money | null;
  /** All levels, lowest first. */
  levels: VipLevel[];
};
export type SecuritySettings = {
  passwordChangedAt: Timestamp;
  /** When the login password becomes too old; null if it never does. */
  passwordExpiresAt: Timestamp | null;
  /** True when a payment password is set. */
  hasPaymentPassword: boolean;
  /** Bound number, hidden in part; null without one. */
  mobileNum: string | null;
  /** Dialing code of the bound number; null without one. */
  countryDialingCode: string | null;
  /** Bound address, hidden in part; null without one. */
  email: string | null;
  /** True when an authenticator is on. */
  twoFactorEnabled: boolean;
  /** Passkeys that were added. */
  passkeyCount: number;
  /** Recovery codes that are not used yet. */
  recoveryCodesLeft: number;
  /** Social providers that are linked. */
  socialProviders: string[];
  /** Bank accounts that were added. */
  bankAccountCount: number;
};
export type PaymentPasswordSetup = {
  /** Login password. */
  password: string;
  /** Payment password from now on. */
  paymentPassword: string;
  /** The payment password once more. */
  confirmPaymentPassword: string;
};
export type PaymentPasswordChange = {
  /** Payment password so far. */
  oldPaymentPassword: string;
  /** Payment password from now on. */
  newPaymentPassword: string;
  /** The new payment password once more. */
  confirmNewPaymentPassword: string;
};
export type CodeSent = {
  /** How long the code counts. */
  expiredMinutes: number;
  /** The phone or email address, most of it hidden. */
  sentTo: string;
};
export type BindCodeRequest = {
  /** What is to be bound. */
  target: "mobile" | "email";
  /** Mobile number without dialing code. */
  mobileNum?: string;
  /** Dialing code of the number, digits with an optional plus. */
  countryDialingCode?: string;
  /** Email address. */
  email?: string;
};
export type MobileBinding = {
  /** Mobile number without dialing code. */
  mobileNum: string;
  /** Dialing code of the number, digits with an optional plus. */
  countryDialingCode: string;
  /** Code that was sent. */
  verificationCode: string;
  /** Login password. */
  password: string;
};
export type EmailBinding = {
  /** Email address. */
  email: string;
  /** Code that was sent. */
  verificationCode: string;
  /** Login password. */
  password: string;
};
export type SocialLink = {
  /** Provider as the merchant document names it. */
  provider: string;
  /** The provider's proof of who the person is. */
  idToken: string;
  /** Login password. */
  password: string;
};
export type TwoFactorSetup = {
  /** The secret in base32. */
  secret: string;
  /** The same as an address, to be shown as a QR code. */
  otpauthUrl: string;
  expiresAt: Timestamp;
};
export type RecoveryCodes = {
  /** Codes for a lost factor, each for one use. Empty where those that the account has go on working. */
  recoveryCodes: string[];
};
export type TwoFactorProof = {
  /** Login password. */
  password: string;
  /** Code of the authenticator. */
  code: string;
};
export type PasswordProof = {
  /** Login password. */
  password: string;
};
export type Passkey = {
  /** Names the passkey. */
  passkeyId: string;
  /** Name that its owner gave it. */
  name: string;
  /** True when its provider keeps it on several devices. */
  isSynced: boolean;
  addedAt: Timestamp;
  /** When it was last used; null for never. */
  lastUsedAt: Timestamp | null;
};
export type Passkeys = Passkey[];
export type PasskeyAdded = {
  passkeys: Passkeys;
  /** Codes for a lost factor, each for one use; empty where the account has some already. */
  recoveryCodes: string[];
};
export type PasskeyBytes = string;
export type PasskeyTransports = string[];
export type PasskeyAttestation = {
  /** Name that its owner gives it. */
  name: string;
  credentialId: PasskeyBytes;
  clientDataJSON: PasskeyBytes;
  attestationObject: PasskeyBytes;
  transports: PasskeyTransports;
};
export type PasskeyDescriptor = {
  id: PasskeyBytes;
  /** The only type there is. */
  type: "public-key";
  transports: PasskeyTransports;
};
export type PasskeyCreation = {
  /** Who the passkey is for. */
  rp: {
    /** Domain that it belongs to. */
    id: string;
    /** Name of the site. */
    name: string;
  };
  /** Whose it is. */
  user: {
    id: PasskeyBytes;
    /** Name that the member logs in with. */
    name: string;
    /** Name that the member shows. */
    displayName: string;
  };
  challenge: PasskeyBytes;
  /** Signatures that are taken, the best first. */
  pubKeyCredParams: {
    /** The only type there is. */
    type: "public-key";
    /** Number of the algorithm. */
    alg: number;
  }[];
  /** How long the challenge holds. */
  timeout: number;
  /** Passkeys that the account has already. */
  excludeCredentials: PasskeyDescriptor[];
  /** What an authenticator has to be able to do. */
  authenticatorSelection: {
    /** It is found without a username. */
    residentKey: "required";
    /** The same for older browsers. */
    requireResidentKey: true;
    /** It asks for a finger, a face or its PIN. */
    userVerification: "required";
  };
  /** The maker of the authenticator is not asked for. */
  attestation: "none";
};
export type PasskeyName = {
  /** Name that its owner gives it. */
  name: string;
};
export type PasskeyRemoval = {
  /** Names the passkey. */
  passkeyId: string;
  /** Login password. */
  password: string;
};
export type Bank = {
  /** Names the bank. */
  bankCode: string;
  /** Words for the bank in the asked language. */
  bankName: string;
  /** Address of its sign; null without one. */
  icon: string | null;
  /** Currency of its accounts by ISO 4217. */
  currency: string;
  /** False while the bank is closed for maintenance. */
  available: boolean;
};
export type Banks = Bank[];
export type BankAccount = {
  /** Names the bank account. */
  bankAccountId: string;
  /** Names the bank. */
  bankCode: string;
  /** Words for the bank in the asked language. */
  bankName: string;
  /** Address of the bank's sign; null without one. */
  icon: string | null;
  /** Number of the account, hidden but for its end. */
  accountNumber: string;
  /** Name of its holder, hidden in part. */
  payeeName: string;
  /** Branch of the bank; null if not given. */
  branch: string | null;
  /** Currency of the account by ISO 4217. */
  currency: string;
  /** True for the one that withdrawals go to unless another is chosen. */
  isDefault: boolean;
  addedAt: Timestamp;
};
export type BankAccounts = BankAccount[];
export type BankAccountRequest = {
  /** Names the bank. */
  bankCode: string;
  /** Number of the account without spaces. */
  accountNumber: string;
  /** Name of its holder. */
  payeeName: string;
  /** Branch of the bank. */
  branch?: string;
  /** Payment password. */
  paymentPassword: string;
};
