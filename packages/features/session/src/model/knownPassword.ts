let known: string | null = null;

/**
 * The password that a held session was opened with, so that its forced change need not ask for it
 * (PWD-01), also where the login had to be proved between the two (LOGIN-14). It lives here alone, never
 * in the store, and only until the change is done, not needed or given up.
 */
export const knownPassword = {
  read: (): string | null => known,
  remember: (password: string): void => {
    known = password;
  },
  forget: (): void => {
    known = null;
  },
};
