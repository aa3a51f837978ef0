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

/** Whether visitors reach this gateway by TLS. */
export const isSecure = ({ publicOrigin }: Pick<Config, 'publicOrigin'>): boolean =>
  publicOrigin.startsWith('https:');

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
