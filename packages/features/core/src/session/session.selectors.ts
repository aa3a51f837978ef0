import type { CoreState } from '../store/coreState';

export const selectSessionStatus = (state: CoreState) => state.session.status;
export const selectAccount = (state: CoreState) => state.session.account;
export const selectIsLoggedIn = (state: CoreState): boolean => state.session.token !== null;
/** True while the session may only change the password (LOGIN-07). */
export const selectIsRestricted = (state: CoreState): boolean =>
  state.session.status === 'restricted';
export const selectIsTrial = (state: CoreState): boolean => state.session.account?.isTrial === true;
export const selectIsAgent = (state: CoreState): boolean => state.session.account?.isAgent === true;
/** True during a break or an exclusion (SP-07). */
export const selectIsPaused = (state: CoreState): boolean =>
  state.session.account?.isPaused === true;
export const selectHasExpired = (state: CoreState): boolean => state.session.hasExpired;
/**
 * Execution code of the pop-up announcements that are due; null until the session is known (ANN-02), and during a break
 * (SP-07).
 */
export const selectExecution = ({ session }: CoreState): 'A' | 'B' | 'F' | null => {
  if (session.token === null) return session.hasExpired ? null : 'B';
  if (session.status !== 'member' || session.account?.isPaused === true) return null;
  return session.isFirstLogin ? 'F' : 'A';
};
export const selectInterrupted = (state: CoreState) => state.session.interrupted;
export const selectHasJustLoggedIn = (state: CoreState): boolean => state.session.hasJustLoggedIn;
