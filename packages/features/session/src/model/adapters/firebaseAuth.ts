import type { LoginServiceProject } from '@parlour/feature-core';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  initializeAuth,
  inMemoryPersistence,
  type PopupRedirectResolver,
} from 'firebase/auth';

const opened = new Map<string, Auth>();

/**
 * The service for one project and use, created once. It persists no user: its proof goes to the gateway,
 * whose session is the only one. `popups` is for logins that open a pop-up.
 */
export function authOf(
  { apiKey, authDomain }: LoginServiceProject,
  popups?: PopupRedirectResolver,
): Auth {
  const name = [authDomain, apiKey, popups === undefined ? 'codes' : 'popups'].join(' ');
  const known = opened.get(name);
  if (known !== undefined) return known;
  const auth = initializeAuth(initializeApp({ apiKey, authDomain }, name), {
    persistence: inMemoryPersistence,
    ...(popups && { popupRedirectResolver: popups }),
  });
  opened.set(name, auth);
  return auth;
}
