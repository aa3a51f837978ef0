import type { SocialProviderSetting } from '@parlour/feature-core';
import {
  type Auth,
  browserPopupRedirectResolver,
  OAuthProvider,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import { authOf } from './firebaseAuth';
import { toCodeError } from './firebaseErrors';
import { allowScriptsOf } from './scriptPolicy';
import type { SocialProvider } from './socialProvider';

/** Origin of the script that the library loads to listen to its pop-up. */
const SCRIPTS = 'https://apis.google.com/';

/** Social login in a pop-up of Firebase (LOGIN-15). */
export function createFirebaseSocial({
  providerId,
  ...project
}: SocialProviderSetting): SocialProvider {
  // On phones a pop-up has to open right after the press, so the library starts to prepare it here.
  const open = (): Auth => {
    allowScriptsOf(SCRIPTS);
    return authOf(project, browserPopupRedirectResolver);
  };
  return {
    prepare: () => void open(),
    signIn: async () => {
      try {
        const auth = open();
        const { user } = await signInWithPopup(auth, new OAuthProvider(providerId));
        const idToken = await user.getIdToken();
        await signOut(auth);
        return { idToken };
      } catch (thrown) {
        return { error: toCodeError(thrown) };
      }
    },
  };
}
