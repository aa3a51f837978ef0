import { serverNow } from '@parlour/gateway-openapi';
import type { RegisterLink } from '@parlour/gateway-openapi/agent';

/** Where a link stands: in use, closed by its agent, or past its end, when nobody can register by it either. */
export type LinkState = 'open' | 'closed' | 'ended';

/** The state of a link, by the gateway's clock. */
export function linkStateOf(
  { enabled, expiresAt }: Pick<RegisterLink, 'enabled' | 'expiresAt'>,
  now = serverNow(),
): LinkState {
  if (!enabled) return 'closed';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'ended' : 'open';
}
