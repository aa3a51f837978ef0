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

/** Where the library takes the script from that listens to its pop-up. */
const SCRIPTS = 'https://apis.google.com/';

/** Third-party sign-in in a pop-up of Firebase (LOGIN-15). */
export function createFirebaseSocial({
  providerId,
  ...project
}: SocialProviderSetting): SocialProvider {
  // Where a pop-up has to follow the press at once, as on phones, the library begins here to get ready for it.
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
