import type { SignInProject } from '@parlour/feature-core';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  initializeAuth,
  inMemoryPersistence,
  type PopupRedirectResolver,
} from 'firebase/auth';

const opened = new Map<string, Auth>();

/**
 * The service for one project and one use, made once. It keeps nobody: a proof is asked for and handed to
 * the gateway, whose session is the only one. `popups` for ways in that open one.
 */
export function authOf(
  { apiKey, authDomain }: SignInProject,
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
