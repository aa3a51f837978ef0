import type { Config } from '../config';
import { badRequest } from '../platform/refusal';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an origin is the merchant's site. The demo's may be any port of this machine. */
export function isSiteOrigin(config: Config, origin: string): boolean {
  if (origin === config.siteOrigin) return true;
  return config.demo && URL.canParse(origin) && LOOPBACK.has(new URL(origin).hostname);
}

/** Checks the page that a game leads back to: only pages of the site are allowed. */
export function siteAddress(config: Config, address: string | undefined): string | null {
  if (address === undefined) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url === null || !isWeb || url.username !== '' || !isSiteOrigin(config, url.origin))
    throw badRequest([{ field: 'backUrl', code: 'invalid' }]);
  return url.href;
}

/** Where a game opens for a visitor who reached us by `host`: never the origin of the visit. */
export function gameOrigin({ gameOrigins }: Config, host: string | undefined): string {
  return gameOrigins.find((origin) => new URL(origin).host !== host) ?? gameOrigins[0];
}
