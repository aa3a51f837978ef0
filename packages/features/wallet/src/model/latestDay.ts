import { serverNow } from '@parlour/gateway-openapi';

/**
 * Today as `yyyy-MM-dd`: the later of the gateway's day in UTC and the reader's. The merchant's time zone
 * is unknown here, and the latest records must not be left out.
 */
export function latestDay(): string {
  const now = new Date(serverNow());
  const utc = now.toISOString().slice(0, 10);
  const own = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return own > utc ? own : utc;
}
