import type { Config } from '../config';
import { isSecure } from '../platform/headers';

/** Where browsers say what of the site they refused. */
export const REPORTS = '/wps/report/csp';

/** The policy of the site's document; the nonce is of this one response. */
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
    // The page's own policy lets such a script's address through, and nothing else, where one is named.
    `trusted-types site-html dompurify${signInScriptOrigins.length > 0 ? ' default' : ''}`,
    `report-uri ${REPORTS}`,
    // Browsers take the endpoint of a page with TLS alone, and then leave the older name be.
    ...(isSecure(config) ? ['report-to csp'] : []),
  ].join('; ');
}
