import type { PhoneAuthError } from '../phoneAuth';

/** What the person is about to do, for checks that judge by it. */
export type CheckedAction = 'login' | 'sendCode' | 'register' | 'password';

/**
 * A check that a person is here, before a call that machines like to make. An adapter is one file beside
 * this one, loaded with the first call that it stands before.
 */
export interface BotCheck {
  /** Gives the check's proof, which the gateway reads. Counts for one call; nothing is thrown. */
  prove: (action: CheckedAction) => Promise<{ token: string } | { error: PhoneAuthError }>;
}
