import { isGatewayError, isRefusal } from '@parlour/gateway-openapi';
import type { MemberInfo } from '@parlour/gateway-openapi/member';
import type { MerchantDocument } from '../merchant/merchantDocument';
import type { CoreThunk } from '../store/coreState';
import { restrictSession } from './restrictSession';
import {
  type Account,
  accountFailed,
  accountLoaded,
  accountRequested,
  sessionEnded,
} from './session.slice';

/** Maps a member's record to an account (LOGIN-09). */
export function toAccount(
  info: MemberInfo,
  { agentTypes, trialTypes }: Pick<MerchantDocument, 'agentTypes' | 'trialTypes'>,
): Account {
  return {
    id: info.id,
    customerId: info.customerId,
    account: info.account,
    nickname: info.nickname,
    currencySymbol: info.currencySymbol,
    vipLabel: info.vipLabel,
    isTrial: trialTypes.includes(info.type),
    isAgent: agentTypes.includes(info.type),
    isPaused: info.playPause !== null,
  };
}

/** The session whose account could not be loaded, and the callback that waits for it. */
let unfinished: { token: string; next: (() => void) | undefined } | null = null;

/**
 * Loads the member behind the current token and then calls `next`, even if only a later retry succeeds. If the
 * gateway rejects the token, the session ends without a message; if it demands another password, the session is
 * restricted; any other error is kept in the session. Resolves to whether the account was loaded.
 */
export const loadAccount =
  (next?: () => void): CoreThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { token } = getState().session;
    // Loaded on demand, since guests never need the calls of members.
    const { getMemberInfo } = await import('@parlour/gateway-openapi/member');
    const request = dispatch(getMemberInfo.initiate(undefined, { forceRefetch: true }));
    const { data, error } = await request;
    request.unsubscribe();
    if (data !== undefined) {
      dispatch(accountLoaded(toAccount(data, getState().merchant)));
      next?.();
      return true;
    }
    const { session } = getState();
    if (isRefusal(error, 'PASSWORD_CHANGE_REQUIRED')) dispatch(restrictSession());
    else if (isRefusal(error, 'NOT_LOGGED_IN', 'FORBIDDEN'))
      dispatch(sessionEnded({ reason: 'expired' }));
    else if (token !== null && session.token === token && session.status === 'restoring') {
      unfinished = { token, next };
      dispatch(accountFailed(isGatewayError(error) ? error : { kind: 'malformed' }));
    }
    return false;
  };

/** Retries an account that could not be loaded, and calls what waited for it. */
export const retryAccount = (): CoreThunk<Promise<unknown>> => async (dispatch, getState) => {
  const { status, token } = getState().session;
  if (status !== 'failed') return;
  dispatch(accountRequested());
  await dispatch(loadAccount(unfinished?.token === token ? unfinished.next : undefined));
};
