import type { PhoneValues } from '../phone.schema';
import { DAY, writeCookie } from './cookies';
import { keyStore } from './keyStore';
import { PASSWORD_COOKIE, REMEMBER_COOKIES } from './names';
import { newKey, seal } from './seal';

/** Remembers for a day who logged in, with the password sealed; the username alone where that can't be done. */
export async function rememberUsername(username: string, password: string): Promise<void> {
  writeCookie(REMEMBER_COOKIES.flag, '1');
  writeCookie(REMEMBER_COOKIES.username, username);
  try {
    const record = { username, key: await newKey(), expiresAt: Date.now() + DAY * 1000 };
    await keyStore.write(record);
    writeCookie(PASSWORD_COOKIE + username, await seal(password, record));
  } catch {
    // A browser without Web Crypto keeps the username.
  }
}

/** Remembers for a day the number that somebody logged in by. */
export function rememberPhone({
  country,
  mobileNum,
  countryDialingCode,
}: PhoneValues & { countryDialingCode: string }): void {
  writeCookie(REMEMBER_COOKIES.flag, '1');
  writeCookie(REMEMBER_COOKIES.phone, [country, countryDialingCode, mobileNum].join('-'));
}
