import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { sitePolicy } from './headers';
import { readFolder, readStaticFile, sendFile } from './staticFiles';

const PLACEHOLDER = '__CSP_NONCE__';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const ENDPOINTS = 'csp="/wps/report/csp"';

/** Answers with the site's document, or not at all. */
export type Document = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;

/** Serves the built site; gives what answers the addresses of its pages. */
export function serveSite(app: FastifyInstance, config: Config): Document {
  const { siteDir } = config;
  if (siteDir === null) return () => null;
  const files = readFolder(siteDir);
  const document = files.get('/index.html')?.body.toString('utf8');
  if (document === undefined || !document.includes(PLACEHOLDER))
    throw new Error(
      `SITE_DIR ${siteDir} holds no index.html with the placeholder ${PLACEHOLDER}. ` +
        'Without a nonce the browser refuses every style and script; build the site again.',
    );
  files.delete('/index.html');
  for (const [address, file] of files) {
    const isAsset = address.startsWith('/assets/');
    app.get(address, (request, reply) => {
      // What has no hash in its name may be edited while the site is served, above all merchant.json.
      const current = isAsset ? file : readStaticFile(join(siteDir, address), file.type);
      return sendFile(request, reply, current, isAsset ? IMMUTABLE : REVALIDATE);
    });
  }
  const send = (reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': sitePolicy(config, nonce),
        'reporting-endpoints': ENDPOINTS,
      })
      .type('text/html; charset=utf-8')
      .send(document.replaceAll(PLACEHOLDER, nonce));
  };
  app.get('/', (_request, reply) => send(reply));
  return (request, reply) => (wantsPage(request) ? send(reply) : null);
}

function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?', 1)[0] ?? '';
  const hasExtension = /\.[a-z0-9]+$/i.test(path) && path !== '/index.html';
  return !hasExtension && (headers.accept ?? '').includes('text/html');
}
