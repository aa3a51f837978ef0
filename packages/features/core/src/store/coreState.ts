import type { baseApi, GatewayExtra } from '@parlour/gateway-openapi';
import type {
  ListenerMiddlewareInstance,
  ThunkAction,
  ThunkDispatch,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { MerchantDocument } from '../merchant/merchantDocument';
import type { OverlayState } from '../overlays/overlay.slice';
import type { SessionState } from '../session/session.slice';

/** The slices that every feature can rely on. */
export interface CoreState {
  gateway: ReturnType<typeof baseApi.reducer>;
  merchant: MerchantDocument;
  overlay: OverlayState;
  session: SessionState;
}

export type CoreThunk<Result> = ThunkAction<Result, CoreState, GatewayExtra, UnknownAction>;
export type CoreDispatch = ThunkDispatch<CoreState, GatewayExtra, UnknownAction>;

/** Registers an effect, which runs after an action has been reduced. */
export type StartListening = ListenerMiddlewareInstance<CoreState, CoreDispatch>['startListening'];
