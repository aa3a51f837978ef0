import { createStore, type MerchantDocument } from '@parlour/feature-core';
import { newUuid } from '@parlour/gateway-openapi';
import { freePlayLogin, login } from '@parlour/gateway-openapi/session';
import type { Scenario } from '@parlour/scenario';
import type { DemoAccount } from './askDemo';

/** Neither the password nor the token may stay in a cache of calls. */
const UNTRACKED = { track: false } as const;

/** Opens the session of whom a scenario is about, as the forms do; null for a guest, or if it is refused. */
export async function logInAs(
  who: NonNullable<Scenario['who']>,
  account: DemoAccount | null,
  merchant: MerchantDocument,
): Promise<string | null> {
  // The store of the site comes later: with this token it starts like any visit that has one.
  const { dispatch } = createStore({ merchant, readLanguage: () => 'en' });
  if (who === 'trial') {
    const freePlayRequest = { os: 'other', platform: 'W', encryption: newUuid() } as const;
    const { data } = await dispatch(freePlayLogin.initiate({ freePlayRequest }, UNTRACKED));
    return data?.token ?? null;
  }
  if (account === null) return null;
  const loginRequest = { type: 'username', portal: 'member', ...account } as const;
  const { data } = await dispatch(login.initiate({ loginRequest }, UNTRACKED));
  return data?.token ?? null;
}
