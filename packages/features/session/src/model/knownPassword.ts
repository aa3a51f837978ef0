let known: string | null = null;

/**
 * The password that a restricted session was opened with, so that its forced change need not ask for it
 * (PWD-01), also after an extra verification in between (LOGIN-14). It is only here, never in the store,
 * until the change is done, not needed or given up.
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
