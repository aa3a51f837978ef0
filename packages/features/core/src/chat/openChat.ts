import { launchChat } from '@parlour/gateway-openapi/support';
import { isGatewayHost } from '../links/namedHosts';
import type { CoreState, CoreThunk } from '../store/coreState';
import { checkUrl } from '../url/checkUrl';
import { isSafeOrigin } from '../url/isSafeOrigin';

/** Size of the window of customer service (SUP-01). */
const WINDOW = 'width=440,height=750,noopener,noreferrer';

/** The servers that may hold a chat over http: the site's own machine. */
const ownOrigins = (url: string): string[] =>
  URL.canParse(url) && isSafeOrigin(new URL(url)) ? [new URL(url).origin] : [];

/** The address of a chat, whole, if it is on the gateway's host or on one that the merchant document names. */
function chatAddress(state: CoreState, chatUrl: string): string | null {
  const checked = checkUrl(chatUrl, { anyHttps: true, origins: ownOrigins(chatUrl) });
  if (checked === null) return null;
  const url = new URL(checked, state.merchant.gatewayUrl || window.location.origin);
  return isGatewayHost(state, url) || state.merchant.chatHosts.includes(url.host) ? url.href : null;
}

/**
 * Opens a conversation with customer service in a window of its own, and gives its address for where the
 * browser holds windows back. Rejects where there is none. `modelId` names the chat, as the gateway lists
 * them; without it the first one answers.
 */
export const openChat =
  (modelId?: string): CoreThunk<Promise<string>> =>
  async (dispatch, getState) => {
    const chosen = modelId === undefined ? {} : { modelId };
    const { chatUrl } = await dispatch(
      launchChat.initiate(chosen, { forceRefetch: true, subscribe: false }),
    ).unwrap();
    const url = chatAddress(getState(), chatUrl);
    if (url === null)
      throw new Error(
        `The gateway named no address of a chat that may be opened: ${chatUrl}. Hosts beside the gateway's stand in chatHosts of merchant.json.`,
      );
    window.open(url, '_blank', WINDOW);
    return url;
  };
