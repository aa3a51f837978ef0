import type { Config } from '../../config';

/** A demo's site may be on any port of this machine. */
const ANY_LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

/** The policy of the demo game, which only the site may frame. */
export function gamePolicy(config: Config): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ['frame-ancestors', config.siteOrigin, ...(config.demo ? ANY_LOOPBACK : [])].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
