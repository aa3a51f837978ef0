// Generated from spec/source by `npm run generate`. Do not edit.
/** Calls whose body is encrypted. */
export const ENCRYPTED_CALLS: ReadonlySet<string> = new Set([
  'POST /wps/session/login',
  'POST /wps/session/login/v2',
  'POST /wps/session/login/social',
  'POST /wps/session/login/phoneAuth',
  'POST /wps/session/challenge/answer',
  'POST /wps/session/stepUp',
  'PUT /wps/member/register',
  'PUT /wps/member/register/mobile',
  'POST /wps/member/password',
  'POST /wps/member/password/verification',
  'POST /wps/member/password/reset',
  'POST /wps/member/security/paymentPassword',
  'PUT /wps/member/security/paymentPassword',
  'PUT /wps/member/security/mobile',
  'PUT /wps/member/security/email',
  'POST /wps/member/security/social',
  'POST /wps/member/security/twoFactor/confirm',
  'POST /wps/member/security/twoFactor/disable',
  'POST /wps/member/security/recoveryCodes',
  'POST /wps/member/security/passkeys/options',
  'POST /wps/member/security/passkeys/remove',
  'POST /wps/member/bankAccounts',
  'POST /wps/wallet/withdrawals',
  'POST /wps/wallet/transfer/upline',
  'POST /wps/wallet/transfer/downline',
  'POST /wps/relay/passwordCheck/MCS2_redeemPointReward',
  'POST /wps/relay/passwordCheck/MCS2_convertPoint',
  'POST /wps/agent/team/accounts',
]);

/** Calls that need version 3 of the gateway. */
export const VERSION_3_CALLS: ReadonlySet<string> = new Set([
  'POST /wps/session/login/freeplay',
]);

/** Calls whose body is a form: urlencoded, or multipart if it has a file. */
export const FORM_CALLS: ReadonlyMap<string, 'urlencoded' | 'multipart'> = new Map([
  ['POST /wps/member/password/email', 'urlencoded'],
  ['POST /wps/upload/image', 'multipart'],
]);

/** Calls that answer plain JSON without the envelope. */
export const RAW_CALLS: ReadonlySet<string> = new Set([
  'GET /.well-known/jwks.json',
  'POST /wps/report/csp',
]);

/** Reasons that a gateway refuses with. */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'ENC_REFUSED',
  'UNKNOWN_KEY',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'NOT_LOGGED_IN',
  'FORBIDDEN',
  'PASSWORD_CHANGE_REQUIRED',
  'PLAY_PAUSED',
  'STEP_UP_REQUIRED',
  'TRIAL_NOT_ALLOWED',
  'TOO_MANY_REQUESTS',
  'SYSTEM_ERROR',
  'NOT_IMPLEMENTED',
  'MAINTENANCE',
  'REGION_BLOCKED',
  'NOT_FOUND',
  'WRONG_CREDENTIALS',
  'USERNAME_NOT_FOUND',
  'CAPTCHA_REQUIRED',
  'NON_AGENT',
  'NON_MEMBER',
  'VERIFICATION_REQUIRED',
  'INVALID_CODE',
  'CODE_EXPIRED',
  'CODE_NOT_SENT',
  'INVALID_PHONE',
  'INVALID_AFFILIATE_CODE',
  'AFFILIATE_CODE_ENDED',
  'USERNAME_TAKEN',
  'WEAK_PASSWORD',
  'WRONG_PASSWORD',
  'PAYMENT_PASSWORD_REQUIRED',
  'INSUFFICIENT_FUNDS',
  'INSUFFICIENT_POINTS',
  'LIMIT_EXCEEDED',
  'PLAY_LIMIT_REACHED',
  'REALITY_CHECK_DUE',
  'STATE_CONFLICT',
  'GAME_MAINTENANCE',
  'PROMOTION_CLOSED',
  'UPLOAD_REFUSED',
  'DOMAIN_REFUSED',
  'FEATURE_OFF',
  'SIGN_IN_FAILED',
  'PASSKEY_REFUSED',
  'LAUNCH_EXPIRED',
] as const;
