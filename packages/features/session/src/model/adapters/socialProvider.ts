import type { CodeError } from '../phoneCodes';

export type SocialOutcome = { idToken: string } | { error: CodeError };

/**
 * A way to find out who somebody is at a third party (LOGIN-15). An adapter is one file beside this one,
 * loaded when a person presses the button of a provider that the merchant document names. The site
 * knows nothing of a provider but its proof, which the gateway alone can read.
 */
export interface SocialProvider {
  /** Called when somebody turns to the button; gets ready what has to be there at the press. */
  prepare: () => void;
  /** Lets the person sign in. A pop-up that was closed is an error like any other; nothing is thrown. */
  signIn: () => Promise<SocialOutcome>;
}
