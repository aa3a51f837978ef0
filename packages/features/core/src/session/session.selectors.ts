import type { CoreState } from '../store/coreState';

export const selectSessionStatus = (state: CoreState) => state.session.status;
export const selectAccount = (state: CoreState) => state.session.account;
export const selectIsLoggedIn = (state: CoreState): boolean => state.session.token !== null;
export const selectIsTrial = (state: CoreState): boolean => state.session.account?.isTrial === true;
export const selectIsAgent = (state: CoreState): boolean => state.session.account?.isAgent === true;
export const selectHasExpired = (state: CoreState): boolean => state.session.hasExpired;
export const selectInterrupted = (state: CoreState) => state.session.interrupted;
export const selectHasJustLoggedIn = (state: CoreState): boolean => state.session.hasJustLoggedIn;
