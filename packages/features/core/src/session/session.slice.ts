import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** What a member is to the site. */
export interface Account {
  id: string;
  customerId: string;
  account: string;
  nickname: string;
  currencySymbol: string;
  vipLabel: string | null;
  isTrial: boolean;
  isAgent: boolean;
}

export interface SessionState {
  /** `restoring` while a token found at the start is looked up. */
  status: 'guest' | 'restoring' | 'member';
  token: string | null;
  account: Account | null;
  /** What a guest wanted to do; it goes on after the login (LOGIN-17). */
  interrupted: UnknownAction | null;
  /** Set when the gateway ended the session by itself (LOGIN-19). */
  hasExpired: boolean;
  /** True after a login, false for a session that was only gone on with: what greets a member asks for it (LOGIN-08). */
  hasJustLoggedIn: boolean;
}

const guest: SessionState = {
  status: 'guest',
  token: null,
  account: null,
  interrupted: null,
  hasExpired: false,
  hasJustLoggedIn: false,
};

const slice = createSlice({
  name: 'session',
  initialState: guest,
  reducers: {
    sessionOpened: (state, { payload }: PayloadAction<{ token: string }>) => ({
      ...guest,
      status: 'restoring',
      token: payload.token,
      interrupted: state.interrupted,
    }),
    tokenReplaced: (state, { payload }: PayloadAction<{ token: string }>) => {
      state.token = payload.token;
    },
    accountLoaded: (state, { payload }: PayloadAction<Account>) => {
      state.status = 'member';
      state.account = payload;
    },
    loginCompleted: (state) => {
      state.hasJustLoggedIn = true;
    },
    sessionEnded: (_state, { payload }: PayloadAction<{ reason: 'logout' | 'expired' }>) => ({
      ...guest,
      hasExpired: payload.reason === 'expired',
    }),
    actionInterrupted: (state, { payload }: PayloadAction<UnknownAction>) => {
      state.interrupted = payload;
    },
    interruptionForgotten: (state) => {
      state.interrupted = null;
    },
    expiryAcknowledged: (state) => {
      state.hasExpired = false;
    },
  },
});

export const {
  accountLoaded,
  actionInterrupted,
  expiryAcknowledged,
  interruptionForgotten,
  loginCompleted,
  sessionEnded,
  sessionOpened,
  tokenReplaced,
} = slice.actions;
export const sessionReducer = slice.reducer;
