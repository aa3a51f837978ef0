import { isGatewayError, isRefusal } from '@parlour/gateway-openapi';
import type { MemberInfo } from '@parlour/gateway-openapi/member';
import type { MerchantDocument } from '../merchant/merchantDocument';
import type { CoreThunk } from '../store/coreState';
import { holdSession } from './holdSession';
import {
  type Account,
  accountAsked,
  accountFailed,
  accountLoaded,
  sessionEnded,
} from './session.slice';

/** What the site makes of a member's record (LOGIN-09). */
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
  };
}

/** The session whose account did not come, and what waits for it. */
let unfinished: { token: string; next: (() => void) | undefined } | null = null;

/**
 * Loads the member behind the token in use, and does then what waits for it (`next`), be it at a later try. A
 * token that the gateway does not take ends the session quietly; one that it holds back asks for another
 * password; any other failure is kept as the session's `fault`. Gives whether the account is there.
 */
export const loadAccount =
  (next?: () => void): CoreThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { token } = getState().session;
    // The calls of members stay away from guests.
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
    if (isRefusal(error, 'PASSWORD_CHANGE_REQUIRED')) dispatch(holdSession());
    else if (isRefusal(error, 'NOT_LOGGED_IN', 'FORBIDDEN'))
      dispatch(sessionEnded({ reason: 'expired' }));
    else if (token !== null && session.token === token && session.status === 'restoring') {
      unfinished = { token, next };
      dispatch(accountFailed(isGatewayError(error) ? error : { kind: 'malformed' }));
    }
    return false;
  };

/** Asks anew for the account that could not be looked up, and goes on with what waited for it. */
export const retryAccount = (): CoreThunk<Promise<unknown>> => async (dispatch, getState) => {
  const { status, token } = getState().session;
  if (status !== 'failed') return;
  dispatch(accountAsked());
  await dispatch(loadAccount(unfinished?.token === token ? unfinished.next : undefined));
};
