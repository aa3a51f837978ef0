import type { FastifyRequest } from 'fastify';

/** What proxies send for an address whose country they do not know, as Cloudflare does. */
const UNKNOWN = 'XX';

/**
 * The country of a visitor by ISO 3166, as a trusted proxy names it in a header; null if unknown. The header counts only
 * where the visitor's address came from such a proxy too: anybody else could name any country.
 */
export function countryOf(
  request: Pick<FastifyRequest, 'ip' | 'headers' | 'socket'>,
  header: string | null,
): string | null {
  if (header === null || request.ip === request.socket.remoteAddress) return null;
  const named = request.headers[header];
  const code = typeof named === 'string' ? named.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && code !== UNKNOWN ? code : null;
}
