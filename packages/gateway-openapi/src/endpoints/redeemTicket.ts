import { gatewayBaseQuery } from '../baseQuery';
import type { GatewayEnvironment } from '../environment';
import type { GatewayError } from '../errors';
import type { MemberInfo } from '../generated/member';

export interface RedeemedTicket {
  /** What the session goes on with; null where the gateway opened none. */
  token: string | null;
  /** Whose session it is, or why that was not told. */
  outcome: { data: MemberInfo } | { error: GatewayError };
}

/** A token that a header can hold; anything else in an address is none. */
const SENDABLE = /^[!-~]+$/;

/**
 * Asks for the member behind a ticket of an address (LOGIN-10). The ticket is the bearer of this one call
 * and of no other; whatever session the site has stays as it is.
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
