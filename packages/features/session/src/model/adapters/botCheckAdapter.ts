import type { PhoneAuthError } from '../phoneAuth';

/** What the person is about to do; some checks depend on it. */
export type CheckedAction = 'login' | 'sendCode' | 'register' | 'password';

/**
 * A check that a person is here, before a call that bots like to make. An adapter is one file beside
 * this one, loaded with the first call that needs it.
 */
export interface BotCheck {
  /** Resolves to the check's proof for the gateway, valid for one call. Never rejects. */
  prove: (action: CheckedAction) => Promise<{ token: string } | { error: PhoneAuthError }>;
}
