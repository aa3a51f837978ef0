import type { GatewayError } from '@parlour/gateway-openapi';
import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { asEvent } from '../feature/events';

/** What the site knows of a member. */
export interface Account {
  id: string;
  customerId: string;
  account: string;
  nickname: string;
  currencySymbol: string;
  vipLabel: string | null;
  isTrial: boolean;
  isAgent: boolean;
  /** On a break from play or excluded: the session is for withdrawing alone (SP-07). */
  isPaused: boolean;
}

export interface SessionState {
  /**
   * `restoring` while the account of a token is loaded, `failed` if that did not work; `restricted` until its
   * owner has chosen another password (LOGIN-07).
   */
  status: 'guest' | 'restoring' | 'failed' | 'restricted' | 'member';
  token: string | null;
  /** Why the account could not be loaded; null once it is. */
  error: GatewayError | null;
  account: Account | null;
  /** What a guest wanted to do; dispatched after the login (LOGIN-17). */
  interrupted: UnknownAction | null;
  /** Set when the gateway ended the session by itself (LOGIN-19). */
  hasExpired: boolean;
  /** Account id of that session: if the same member logs in next, they continue where they were. */
  expiredId: string | null;
  /** True for the first session that the account ever had (LOGIN-06, ANN-02). */
  isFirstLogin: boolean;
  /** True after a login, false for a restored session; decides whether the member is greeted (LOGIN-08). */
  hasJustLoggedIn: boolean;
}

const guest: SessionState = {
  status: 'guest',
  token: null,
  error: null,
  account: null,
  interrupted: null,
  hasExpired: false,
  expiredId: null,
  isFirstLogin: false,
  hasJustLoggedIn: false,
};

const slice = createSlice({
  name: 'session',
  initialState: guest,
  reducers: {
    sessionOpened: (
      state,
      { payload }: PayloadAction<{ token: string; isFirstLogin?: boolean }>,
    ) => ({
      ...guest,
      status: 'restoring',
      token: payload.token,
      isFirstLogin: payload.isFirstLogin === true,
      interrupted: state.interrupted,
      expiredId: state.expiredId,
    }),
    sessionRestricted: (state) => {
      state.status = 'restricted';
    },
    tokenReplaced: (state, { payload }: PayloadAction<{ token: string }>) => {
      state.token = payload.token;
    },
    accountRequested: (state) => {
      state.status = 'restoring';
    },
    accountFailed: (state, { payload }: PayloadAction<GatewayError>) => {
      state.status = 'failed';
      state.error = payload;
    },
    accountLoaded: (state, { payload }: PayloadAction<Account>) => {
      state.status = 'member';
      state.account = payload;
      state.error = null;
      state.expiredId = null;
    },
    loginCompleted: (state) => {
      state.hasJustLoggedIn = true;
    },
    sessionEnded: (state, { payload }: PayloadAction<{ reason: 'logout' | 'expired' }>) => ({
      ...guest,
      hasExpired: payload.reason === 'expired',
      expiredId: payload.reason === 'expired' ? (state.account?.id ?? state.expiredId) : null,
    }),
    actionInterrupted: (state, { payload }: PayloadAction<UnknownAction>) => {
      state.interrupted = payload;
    },
    interruptionForgotten: (state) => {
      state.interrupted = null;
    },
    /** The person does not log in again: what the session left open is dropped. */
    expiryAcknowledged: (state) => {
      state.hasExpired = false;
      state.expiredId = null;
    },
  },
});

export const {
  accountRequested,
  accountFailed,
  actionInterrupted,
  expiryAcknowledged,
  interruptionForgotten,
  sessionRestricted,
  tokenReplaced,
} = slice.actions;
export const accountLoaded = asEvent(slice.actions.accountLoaded);
export const loginCompleted = asEvent(slice.actions.loginCompleted);
export const sessionEnded = asEvent(slice.actions.sessionEnded);
export const sessionOpened = asEvent(slice.actions.sessionOpened);
export const sessionReducer = slice.reducer;
