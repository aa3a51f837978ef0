import type { CoreState } from '../store/coreState';

export const selectSessionStatus = (state: CoreState) => state.session.status;
export const selectAccount = (state: CoreState) => state.session.account;
export const selectIsLoggedIn = (state: CoreState): boolean => state.session.token !== null;
/** True while nothing but a change of the password is open to the session (LOGIN-07). */
export const selectIsHeld = (state: CoreState): boolean => state.session.status === 'held';
export const selectIsTrial = (state: CoreState): boolean => state.session.account?.isTrial === true;
export const selectIsAgent = (state: CoreState): boolean => state.session.account?.isAgent === true;
export const selectHasExpired = (state: CoreState): boolean => state.session.hasExpired;
export const selectInterrupted = (state: CoreState) => state.session.interrupted;
export const selectHasJustLoggedIn = (state: CoreState): boolean => state.session.hasJustLoggedIn;
