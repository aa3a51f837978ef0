import { readStored } from '../storage/registry';
import type { CoreThunk } from '../store/coreState';
import { sessionOpened } from './session.slice';
import type { StartTokens } from './startToken';

/**
 * Goes on with the session that a token of the address or of the session storage belongs to (LOGIN-10).
 * What it gives has to be waited for before a page is shown: a page that needs a login would send the
 * holder of a ticket to the login.
 */
export const restoreSession =
  ({ token, ticket }: StartTokens): CoreThunk<Promise<unknown> | undefined> =>
  (dispatch) => {
    if (token !== null)
      dispatch(sessionOpened({ token, isFirstLogin: readStored('firstLogin') !== null }));
    // Guests, who are most of the first visits, need none of it.
    if (token === null && ticket === null) return undefined;
    const restored = import('./openTicket')
      .then(async (part) => {
        await (ticket === null ? dispatch(part.loadAccount()) : dispatch(part.takeTicket(ticket)));
      })
      .catch(() => undefined);
    return token === null ? restored : undefined;
  };
