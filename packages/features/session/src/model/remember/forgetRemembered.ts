import { cookiesAfter, removeCookie } from './cookies';
import { keyStore } from './keyStore';
import { PASSWORD_COOKIE, REMEMBER_COOKIES } from './names';

/**
 * Deletes everything of "Remember me", with the keys of the passwords (LOGIN-11): after the box is
 * unticked, the password is changed, or a saved one is refused.
 */
export async function forgetRemembered(): Promise<void> {
  for (const name of Object.values(REMEMBER_COOKIES)) removeCookie(name);
  for (const username of cookiesAfter(PASSWORD_COOKIE)) removeCookie(PASSWORD_COOKIE + username);
  await keyStore.clear();
}
