import { gatewayBaseQuery } from '../baseQuery';
import type { GatewayEnvironment } from '../environment';
import type { GatewayError } from '../errors';
import type { MemberInfo } from '../generated/member';

export interface RedeemedTicket {
  /** Token of the new session; null if the gateway opened none. */
  token: string | null;
  /** The member of the session, or why it could not be loaded. */
  outcome: { data: MemberInfo } | { error: GatewayError };
}

/** A token that fits in a header; anything else in an address is no token. */
const SENDABLE = /^[!-~]+$/;

/**
 * Loads the member of a ticket from an address (LOGIN-10). The ticket is the bearer token of this call only; the
 * site's current session is not changed.
 */
export async function redeemTicket(
  environment: GatewayEnvironment,
  ticket: string,
): Promise<RedeemedTicket> {
  const opened: { token: string | null } = { token: null };
  const gateway: GatewayEnvironment = {
    ...environment,
    readToken: () => (SENDABLE.test(ticket) ? ticket : null),
    onTokenReplaced: (token) => {
      opened.token = token;
    },
    onSessionEnded: () => undefined,
  };
  const controller = new AbortController();
  const result = await gatewayBaseQuery(
    '/wps/member/info',
    {
      type: 'query',
      endpoint: 'getMemberInfo',
      extra: { gateway },
      signal: controller.signal,
      abort: () => controller.abort(),
      dispatch: (action: unknown) => action as never,
      getState: () => undefined,
    },
    {},
  );
  if (result.error !== undefined) return { token: opened.token, outcome: { error: result.error } };
  return { token: opened.token ?? ticket, outcome: { data: result.data as MemberInfo } };
}
