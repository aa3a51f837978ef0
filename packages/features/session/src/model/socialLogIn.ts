import { type CoreThunk, PATHS, type SocialProviderSetting } from '@parlour/feature-core';
import { isGatewayError } from '@parlour/gateway-openapi';
import { loginBySocial } from '@parlour/gateway-openapi/session';
import type { SocialProvider } from './adapters/socialProvider';
import type { LoginOutcome } from './logIn';
import { openSession } from './openSession';
import { requestVerification } from './requestVerification';

export interface SocialLoginOptions {
  portal: 'member' | 'agent';
  /** Shows another page of the site. */
  goTo: (path: string) => void;
}

/** Logs in by a provider (LOGIN-15). An identity that is linked to no account is refused with NOT_FOUND. */
export const socialLogIn =
  (
    provider: Pick<SocialProvider, 'signIn'>,
    { provider: name }: Pick<SocialProviderSetting, 'provider'>,
    { portal, goTo }: SocialLoginOptions,
  ): CoreThunk<Promise<LoginOutcome>> =>
  async (dispatch) => {
    const outcome = await provider.signIn();
    if ('error' in outcome) return { isLoggedIn: false, error: outcome.error };
    const { data, error } = await dispatch(
      loginBySocial.initiate(
        { socialLoginRequest: { provider: name, idToken: outcome.idToken, portal } },
        { track: false },
      ),
    );
    if (data === undefined) {
      dispatch(requestVerification(error, portal));
      return { isLoggedIn: false, error: isGatewayError(error) ? error : { kind: 'malformed' } };
    }
    await dispatch(
      openSession(data, { goTo, ...(portal === 'agent' ? { path: PATHS.agentHome } : null) }),
    );
    return { isLoggedIn: true };
  };
