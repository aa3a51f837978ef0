import { serverNow } from '@parlour/gateway-openapi';
import type { RegisterLink } from '@parlour/gateway-openapi/agent';

/** State of a link: in use, closed by its agent, or expired. Only the first one lets people register. */
export type LinkState = 'open' | 'closed' | 'ended';

/** The state of a link, by the gateway's clock. */
export function linkStateOf(
  { enabled, expiresAt }: Pick<RegisterLink, 'enabled' | 'expiresAt'>,
  now = serverNow(),
): LinkState {
  if (!enabled) return 'closed';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'ended' : 'open';
}
