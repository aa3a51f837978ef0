import { selectAccount, selectIsLoggedIn, useCoreSelector } from '@parlour/feature-core';

/** Who the points belong to. Guests and trial users have none; `coming` until the account is known. */
export type Owner = 'guest' | 'coming' | 'trial' | 'member';

export function useOwner(): Owner {
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  const account = useCoreSelector(selectAccount);
  if (!isLoggedIn) return 'guest';
  if (account === null) return 'coming';
  return account.isTrial ? 'trial' : 'member';
}
