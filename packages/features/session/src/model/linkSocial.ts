import type { CoreThunk, SocialProviderSetting } from '@parlour/feature-core';
import { isGatewayError } from '@parlour/gateway-openapi';
import { linkSocialAccount } from '@parlour/gateway-openapi/member';
import type { SocialProvider } from './adapters/socialProvider';
import type { CodeError } from './phoneCodes';

/** Links a provider's login to this account; resolves to the error, or null (LOGIN-15). */
export const linkSocial =
  (
    provider: Pick<SocialProvider, 'signIn'>,
    { provider: name }: Pick<SocialProviderSetting, 'provider'>,
    password: string,
  ): CoreThunk<Promise<CodeError | null>> =>
  async (dispatch) => {
    const outcome = await provider.signIn();
    if ('error' in outcome) return outcome.error;
    // Untracked: neither proof nor password may stay in the store's cache of calls.
    const { error } = await dispatch(
      linkSocialAccount.initiate(
        { socialLink: { provider: name, idToken: outcome.idToken, password } },
        { track: false },
      ),
    );
    if (error === undefined) return null;
    return isGatewayError(error) ? error : { kind: 'malformed' };
  };
