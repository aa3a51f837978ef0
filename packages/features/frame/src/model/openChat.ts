import { type CoreThunk, checkUrl } from '@parlour/feature-core';
import { launchChat } from '@parlour/gateway-openapi/support';

/** Size of the window of customer service (SUP-01). */
const WINDOW = 'width=440,height=750,noopener,noreferrer';

/** The servers that may hold a chat over http: the site's own machine. */
const ownOrigins = (url: string): string[] =>
  URL.canParse(url) && new URL(url).hostname === window.location.hostname
    ? [new URL(url).origin]
    : [];

/**
 * Opens a conversation with customer service in a window of its own, and gives its address for where the
 * browser holds windows back. Rejects where there is none.
 */
export const openChat = (): CoreThunk<Promise<string>> => async (dispatch) => {
  const { chatUrl } = await dispatch(
    launchChat.initiate({}, { forceRefetch: true, subscribe: false }),
  ).unwrap();
  const url = checkUrl(chatUrl, { anyHttps: true, origins: ownOrigins(chatUrl) });
  if (url === null) throw new Error(`The gateway named no address of a chat: ${chatUrl}`);
  window.open(url, '_blank', WINDOW);
  return url;
};
