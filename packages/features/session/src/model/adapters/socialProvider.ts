import type { CodeError } from '../phoneCodes';

export type SocialOutcome = { idToken: string } | { error: CodeError };

/**
 * A social login (LOGIN-15). An adapter is one file beside this one, loaded for the button of a provider
 * that the merchant document names. The site gets only a proof from a provider, which the gateway alone
 * can read.
 */
export interface SocialProvider {
  /** Called on focus or hover; prepares what the press needs. */
  prepare: () => void;
  /** Lets the person log in. Never rejects: a closed pop-up is an error like any other. */
  signIn: () => Promise<SocialOutcome>;
}
