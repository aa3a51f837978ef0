import type { RefusedError } from '@parlour/gateway-openapi';
import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** A dialog that lies over the page. Each is drawn by one feature and loaded when it first opens. */
export type OverlayRequest =
  | {
      name: 'login';
      /** Way of logging in to start with; the first that is enabled without it. */
      type?: 'username' | 'sms';
      /** A try made elsewhere, such as in the header, that the dialog goes on with. */
      attempt?: { username: string; refusal: RefusedError };
    }
  | { name: 'logout' }
  | { name: 'notices'; id: string | null }
  | {
      name: 'message';
      /** Keys of the namespace `common`. */
      titleKey: string;
      textKey: string;
      confirmKey: string;
      /** Done when the person confirms. */
      confirmAction: UnknownAction | null;
    };

export type OverlayName = OverlayRequest['name'];

export interface OverlayState {
  open: OverlayRequest | null;
}

const initialState: OverlayState = { open: null };

const slice = createSlice({
  name: 'overlay',
  initialState,
  reducers: {
    overlayOpened: (state, { payload }: PayloadAction<OverlayRequest>) => {
      state.open = payload;
    },
    overlayClosed: (state) => {
      state.open = null;
    },
  },
});

export const { overlayClosed, overlayOpened } = slice.actions;
export const overlayReducer = slice.reducer;
