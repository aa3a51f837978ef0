import { isRefusal } from '@parlour/gateway-openapi';
import type { MemberInfo } from '@parlour/gateway-openapi/member';
import type { MerchantDocument } from '../merchant/merchantDocument';
import type { CoreThunk } from '../store/coreState';
import { holdSession } from './holdSession';
import { type Account, accountLoaded, sessionEnded } from './session.slice';

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

/**
 * Loads the member behind the token in use. A token that the gateway does not take ends the session
 * quietly; one that it holds back asks for another password.
 */
export const loadAccount = (): CoreThunk<Promise<boolean>> => async (dispatch, getState) => {
  // The calls of members stay away from guests.
  const { getMemberInfo } = await import('@parlour/gateway-openapi/member');
  const request = dispatch(getMemberInfo.initiate(undefined, { forceRefetch: true }));
  const { data, error } = await request;
  request.unsubscribe();
  if (data !== undefined) {
    dispatch(accountLoaded(toAccount(data, getState().merchant)));
    return true;
  }
  if (isRefusal(error, 'PASSWORD_CHANGE_REQUIRED')) dispatch(holdSession());
  else if (isRefusal(error)) dispatch(sessionEnded({ reason: 'expired' }));
  return false;
};
