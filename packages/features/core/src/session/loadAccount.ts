import { isRefusal } from '@parlour/gateway-openapi';
import type { MemberInfo } from '@parlour/gateway-openapi/member';
import type { MerchantDocument } from '../merchant/merchantDocument';
import type { CoreThunk } from '../store/coreState';
import { type Account, accountLoaded, sessionEnded, sessionOpened } from './session.slice';

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

/** Loads the member behind the token in use. A token that the gateway does not take ends the session quietly. */
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
  if (isRefusal(error)) dispatch(sessionEnded({ reason: 'expired' }));
  return false;
};

/** Goes on with the session that a token of the address or of the session storage belongs to (LOGIN-10). */
export const restoreSession =
  (token: string | null): CoreThunk<void> =>
  (dispatch) => {
    if (token === null) return;
    dispatch(sessionOpened({ token }));
    void dispatch(loadAccount());
  };
