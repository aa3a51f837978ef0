import { type GatewayError, isRefusal } from '@parlour/gateway-openapi';
import { redeemTicket } from '@parlour/gateway-openapi/member';
import { logout } from '@parlour/gateway-openapi/session';
import { overlayRaised } from '../overlays/overlay.slice';
import type { CoreThunk } from '../store/coreState';
import { loadAccount, toAccount } from './loadAccount';
import { restrictSession } from './restrictSession';
import { accountLoaded, expiryAcknowledged, sessionEnded, sessionOpened } from './session.slice';

export { loadAccount };

/** Uses the ticket of an address. If somebody is logged in, they are asked first. */
export const takeTicket =
  (ticket: string): CoreThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (getState().session.token !== null) await dispatch(loadAccount());
    if (getState().session.token === null) await dispatch(openTicket(ticket));
    else dispatch(overlayRaised({ name: 'ticket', ticket }));
  };

/** Opens the session of a ticket and ends the current one, if any (LOGIN-10). */
export const openTicket =
  (ticket: string): CoreThunk<Promise<void>> =>
  async (dispatch, getState, { gateway }) => {
    const { token, outcome } = await redeemTicket(gateway, ticket);
    const isRestricted = 'error' in outcome && isRefusal(outcome.error, 'PASSWORD_CHANGE_REQUIRED');
    if (token === null || ('error' in outcome && !isRestricted)) {
      if ('error' in outcome) dispatch(tellOf(outcome.error));
      return;
    }
    if (getState().session.token !== null) {
      // The old session is over here whether or not this call succeeds.
      void dispatch(logout.initiate(undefined, { track: false }));
      dispatch(sessionEnded({ reason: 'logout' }));
    }
    dispatch(expiryAcknowledged());
    dispatch(sessionOpened({ token }));
    if ('data' in outcome) dispatch(accountLoaded(toAccount(outcome.data, getState().merchant)));
    else dispatch(restrictSession());
  };

const tellOf = (error: GatewayError) =>
  overlayRaised({
    name: 'message',
    tone: 'warning',
    titleKey: 'identity:sessionLife.ticketFailed',
    textKey: isRefusal(error) ? 'identity:sessionLife.ticketUsed' : 'errors.network',
    confirmKey: 'actions.ok',
    confirmAction: null,
  });
