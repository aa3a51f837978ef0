/** Names of the cookies of "Remember me" (LOGIN-11). */
export const REMEMBER_COOKIES = {
  /** `1` while the box is ticked. */
  flag: 'loginRemember',
  username: 'lastUsername',
  /** Country (ISO 3166), dialing code and number, with dashes between. */
  phone: 'smsNumber',
} as const;

/** Prefix of the cookie with an encrypted password; the username follows. */
export const PASSWORD_COOKIE = 'remember:';
