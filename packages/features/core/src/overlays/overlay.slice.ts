import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OverlayRegistry } from '../registries';
import { expiryAcknowledged, sessionEnded } from '../session/session.slice';

export type OverlayName = keyof OverlayRegistry;

/** A dialog that lies over the page. Each is drawn by one feature and loaded when it first opens. */
export type OverlayRequest = {
  [Name in OverlayName]: { name: Name } & OverlayRegistry[Name];
}[OverlayName];

/** The request of one dialog. */
export type OverlayOf<Name extends OverlayName> = Extract<OverlayRequest, { name: Name }>;

export interface OverlayState {
  /** Every dialog that is open, the one in front last. */
  stack: readonly OverlayRequest[];
}

const initialState: OverlayState = { stack: [] };

const without = (stack: OverlayState['stack'], name: OverlayName) =>
  stack.filter((request) => request.name !== name);

const slice = createSlice({
  name: 'overlay',
  initialState,
  reducers: {
    /** Opens a dialog instead of the one in front. */
    overlayOpened: ({ stack }, { payload }: PayloadAction<OverlayRequest>) => ({
      stack: [...without(stack.slice(0, -1), payload.name), payload],
    }),
    /** Opens a dialog over the ones that are open, which keep what was typed in them. */
    overlayRaised: ({ stack }, { payload }: PayloadAction<OverlayRequest>) => ({
      stack: [...without(stack, payload.name), payload],
    }),
    overlayClosed: ({ stack }, { payload }: PayloadAction<{ name: OverlayName }>) => ({
      stack: without(stack, payload.name),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, (state, { payload }) =>
        payload.reason === 'logout' ? initialState : state,
      )
      // Closes the dialogs that the expired session left open.
      .addCase(expiryAcknowledged, () => initialState),
});

export const { overlayClosed, overlayOpened, overlayRaised } = slice.actions;
export const overlayReducer = slice.reducer;
