import type { CoreThunk } from '@parlour/feature-core';
import { isGatewayError, newUuid } from '@parlour/gateway-openapi';
import { freePlayLogin } from '@parlour/gateway-openapi/session';
import type { LoginOutcome } from './logIn';
import { openSession } from './openSession';

const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'CrOS', 'Linux'] as const;

/** The operating system in a user agent; `other` if unknown. */
export const readSystem = (userAgent: string): string =>
  SYSTEMS.find((name) => userAgent.includes(name)) ?? 'other';

/** Opens the session of a trial user with play money (LOGIN-16). */
export const playFree =
  ({ goTo }: { goTo: (path: string) => void }): CoreThunk<Promise<LoginOutcome>> =>
  async (dispatch) => {
    const freePlayRequest = {
      os: readSystem(navigator.userAgent),
      platform: 'W',
      encryption: newUuid(),
    } as const;
    const { data, error } = await dispatch(
      freePlayLogin.initiate({ freePlayRequest }, { track: false }),
    );
    if (data === undefined)
      return { isLoggedIn: false, error: isGatewayError(error) ? error : { kind: 'malformed' } };
    await dispatch(openSession(data, { goTo }));
    return { isLoggedIn: true };
  };
