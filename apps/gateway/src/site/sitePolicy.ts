import type { Config } from '../config';
import { isSecure } from '../platform/headers';

/** Where browsers report what the site's policy has blocked. */
export const REPORTS = '/wps/report/csp';

/** The policy of the site's document; the nonce belongs to this one response. */
export function sitePolicy(config: Config, nonce: string): string {
  const { gameOrigins, chatOrigins, botCheckOrigins, signInOrigins, signInScriptOrigins } = config;
  const framed = [...gameOrigins, ...chatOrigins, ...botCheckOrigins, ...signInOrigins];
  return [
    "default-src 'none'",
    [`script-src 'self' 'nonce-${nonce}'`, ...signInScriptOrigins].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    ["img-src 'self' data:", ...config.imageOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...config.feedOrigins, ...signInOrigins].join(' '),
    `frame-src ${framed.join(' ')}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The page's `default` policy lets only the addresses of these scripts through.
    `trusted-types site-html dompurify${signInScriptOrigins.length > 0 ? ' default' : ''}`,
    `report-uri ${REPORTS}`,
    // Browsers accept the endpoint from pages with TLS only, and then ignore the older directive.
    ...(isSecure(config) ? ['report-to csp'] : []),
  ].join('; ');
}
