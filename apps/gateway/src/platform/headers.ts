import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

const ALL_OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Where browsers say what of the site they refused. */
export const REPORTS = '/wps/report/csp';

const isSecure = ({ publicOrigin }: Config): boolean => publicOrigin.startsWith('https:');

/** What every answer carries unless its route says otherwise. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const quoted = config.gameOrigins.map((origin) => `"${origin}"`).join(' ');
  const permissions = [
    ...ALL_OFF.map((feature) => `${feature}=()`),
    `autoplay=(self ${quoted})`,
    `fullscreen=(self ${quoted})`,
  ].join(', ');
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  if (isSecure(config))
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  app.addHook('onSend', async (_request, reply, payload) => {
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value);
    return payload;
  });
}

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

/** In the demo the site may stand on any port of this machine. */
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
