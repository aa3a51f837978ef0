import { launchChat } from '@parlour/gateway-openapi/support';
import { isGatewayHost } from '../links/namedHosts';
import type { CoreState, CoreThunk } from '../store/coreState';
import { checkUrl, isSafeOrigin } from '../url/checkUrl';

/** Size of the window of customer service (SUP-01). */
const WINDOW = 'width=440,height=750,noopener,noreferrer';

/** Origins that may serve a chat over http: only the site's own machine. */
const ownOrigins = (url: string): string[] =>
  URL.canParse(url) && isSafeOrigin(new URL(url)) ? [new URL(url).origin] : [];

/** The absolute address of a chat if its host is the gateway's or is named by the merchant document, else null. */
function chatAddress(state: CoreState, chatUrl: string): string | null {
  const checked = checkUrl(chatUrl, { anyHttps: true, origins: ownOrigins(chatUrl) });
  if (checked === null) return null;
  const url = new URL(checked, state.merchant.gatewayUrl || window.location.origin);
  return isGatewayHost(state, url) || state.merchant.chatHosts.includes(url.host) ? url.href : null;
}

/**
 * Opens a conversation with customer service in a new window, and returns its address in case the browser
 * blocks pop-ups. Rejects if there is no chat. `modelId` is one of the gateway's list of chats; the first by
 * default.
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
