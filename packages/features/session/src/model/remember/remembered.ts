import type { PhoneValues } from '../phone.schema';
import { cookiesAfter, readCookie, removeCookie } from './cookies';
import { decryptPassword } from './encryptPassword';
import { type KeyRecord, keyStore } from './keyStore';
import { PASSWORD_COOKIE, REMEMBER_COOKIES } from './names';

export interface Remembered {
  isOn: boolean;
  username: string;
  /** The number of the last login by phone. */
  phone: PhoneValues | null;
}

export const NOTHING_REMEMBERED: Remembered = { isOn: false, username: '', phone: null };

/** What is remembered of the last login. */
export function readRemembered(): Remembered {
  const [country, , mobileNum] = (readCookie(REMEMBER_COOKIES.phone) ?? '').split('-');
  return {
    isOn: readCookie(REMEMBER_COOKIES.flag) !== null,
    username: readCookie(REMEMBER_COOKIES.username) ?? '',
    phone: country && mobileNum ? { country, mobileNum } : null,
  };
}

const isOver = ({ expiresAt }: KeyRecord): boolean => Date.now() >= expiresAt;

/** Usernames with a password that can be decrypted. Cookies without a key, keys without a cookie and expired ones are deleted. */
export async function savedUsernames(): Promise<string[]> {
  const encrypted = cookiesAfter(PASSWORD_COOKIE);
  const records = await keyStore.list();
  const good = new Set(records.filter((record) => !isOver(record)).map(({ username }) => username));
  for (const username of encrypted)
    if (!good.has(username)) removeCookie(PASSWORD_COOKIE + username);
  for (const { username } of records)
    if (!good.has(username) || !encrypted.includes(username)) await keyStore.drop(username);
  return encrypted.filter((username) => good.has(username));
}

/** The saved password of a username; null if none can be decrypted. Pass it on, never store it. */
export async function readSavedPassword(username: string): Promise<string | null> {
  try {
    const record = await keyStore.read(username);
    const encrypted = readCookie(PASSWORD_COOKIE + username);
    if (record === null || encrypted === null || isOver(record)) return null;
    return await decryptPassword(encrypted, record);
  } catch {
    return null;
  }
}
