import type { PhoneValues } from '../phone.schema';
import { DAY, writeCookie } from './cookies';
import { createKey, encryptPassword } from './encryptPassword';
import { keyStore } from './keyStore';
import { PASSWORD_COOKIE, REMEMBER_COOKIES } from './names';

/** Remembers username and encrypted password for a day; only the username without Web Crypto. */
export async function rememberUsername(username: string, password: string): Promise<void> {
  writeCookie(REMEMBER_COOKIES.flag, '1');
  writeCookie(REMEMBER_COOKIES.username, username);
  try {
    const record = { username, key: await createKey(), expiresAt: Date.now() + DAY * 1000 };
    await keyStore.write(record);
    writeCookie(PASSWORD_COOKIE + username, await encryptPassword(password, record));
  } catch {
    // No Web Crypto: only the username is remembered.
  }
}

/** Remembers the number of a login for a day. */
export function rememberPhone({
  country,
  mobileNum,
  countryDialingCode,
}: PhoneValues & { countryDialingCode: string }): void {
  writeCookie(REMEMBER_COOKIES.flag, '1');
  writeCookie(REMEMBER_COOKIES.phone, [country, countryDialingCode, mobileNum].join('-'));
}
