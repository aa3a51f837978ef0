import { readStored } from '../storage/registry';
import type { CoreThunk } from '../store/coreState';
import { sessionOpened } from './session.slice';
import type { StartTokens } from './startToken';

/**
 * Restores the session of a ticket in the address or of a token in the session storage (LOGIN-10). Await the
 * result before a page is shown, or a page that needs a login would send the holder of a ticket to the login.
 */
export const restoreSession =
  ({ token, ticket }: StartTokens): CoreThunk<Promise<unknown> | undefined> =>
  (dispatch) => {
    if (token !== null)
      dispatch(sessionOpened({ token, isFirstLogin: readStored('firstLogin') !== null }));
    // Most first visits are by guests, who need none of this code.
    if (token === null && ticket === null) return undefined;
    const restored = import('./openTicket')
      .then(async (part) => {
        await (ticket === null ? dispatch(part.loadAccount()) : dispatch(part.takeTicket(ticket)));
      })
      .catch(() => undefined);
    return token === null ? restored : undefined;
  };
