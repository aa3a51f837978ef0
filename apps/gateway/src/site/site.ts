import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { picturePath } from '../games/picturePath';
import { compressFor } from '../platform/compression';
import type { Pages } from '../platform/errors';
import { readFolder, readStaticFile, sendFile } from '../platform/staticFiles';
import type { Services } from '../services';
import { createDocument, type DocumentOptions } from './siteDocument';
import { wantedIn } from './siteLanguage';
import { picturesIn } from './siteMarkup';
import { firstPictures } from './sitePictures';
import { REPORTS, sitePolicy } from './sitePolicy';
import { firstTexts, listTitle } from './siteTexts';

const PLACEHOLDER = '__CSP_NONCE__';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const HTML = 'text/html; charset=utf-8';
const ENDPOINTS = `csp="${REPORTS}"`;

type SiteServices = Pick<
  Services,
  'config' | 'catalogue' | 'content' | 'db' | 'log' | 'now' | 'policy' | 'switches'
>;

/** The first banner of the home page; null with several picture hosts, as the page picks one at random. */
const bannerOf =
  ({ config, catalogue }: SiteServices): DocumentOptions['bannerFor'] =>
  (merchantCode, language) => {
    const [host = '', ...others] = config.imageOrigins;
    const first = catalogue.banners(language).find(({ groupName }) => groupName === 'w_home');
    if (first === undefined || others.length > 0 || merchantCode !== config.merchant) return null;
    const address = (size: 'WIDE' | 'SMALL') => host + picturePath.banner(first.bannerId, size);
    return { wide: address('WIDE'), small: address('SMALL') };
  };

/** The content of the first frame that a guest sees at an address. */
function firstOf(services: SiteServices): DocumentOptions['firstFor'] {
  const picturesFor = firstPictures(services);
  return async (merchantCode, path, language) => {
    if (merchantCode !== services.config.merchant) return {};
    const texts = firstTexts(services.content.pages, path, language);
    if (texts !== undefined) return texts;
    const title = listTitle(services.catalogue, path, language);
    return { ...title, ...picturesIn(await picturesFor(path)) };
  };
}

/** Serves the built site; returns the handler of its pages' addresses. */
export function serveSite(app: FastifyInstance, services: SiteServices): Pages {
  const { config, switches } = services;
  const { siteDir } = config;
  if (siteDir === null) return () => null;
  const files = readFolder(siteDir);
  if (files.get('/index.html')?.body.includes(PLACEHOLDER) !== true)
    throw new Error(
      `SITE_DIR ${siteDir} holds no index.html with the placeholder ${PLACEHOLDER}. ` +
        'Without a nonce the browser refuses every style and script; build the site again.',
    );
  const document = createDocument(files, {
    siteDir,
    isDemo: config.demo,
    bannerFor: bannerOf(services),
    firstFor: firstOf(services),
  });
  for (const [address, file] of files) {
    // The build's own metadata (`.vite`) is not served.
    if (address.startsWith('/.')) continue;
    const isAsset = address.startsWith('/assets/');
    app.get(address, (request, reply) => {
      // Files without a hash in their name may be edited while the site is served, above all merchant.json.
      const current = isAsset ? file : readStaticFile(join(siteDir, address), file.type);
      return sendFile(request, reply, current, isAsset ? IMMUTABLE : REVALIDATE);
    });
  }
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const nonce = randomBytes(16).toString('base64');
    await switches.refresh();
    const { maintenance, regionBlock } = switches.current();
    const filled = await document({
      isClosed: maintenance || regionBlock,
      path: pathOf(request),
      ...queryOf(request),
    });
    const html = filled.replaceAll(PLACEHOLDER, nonce);
    // The document echoes nothing that a caller sends, so its compressed length reveals nothing.
    const accepted = request.headers['accept-encoding'];
    const { body, encoding } = await compressFor(accepted, HTML, Buffer.from(html));
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': sitePolicy(config, nonce),
        'reporting-endpoints': ENDPOINTS,
        vary: 'accept-encoding, accept-language',
      })
      .type(HTML)
      .send(body);
  };
  app.get('/', send);
  return (request, reply) => (wantsPage(request) ? send(request, reply) : null);
}

/** The language that the address names comes before those of the browser. */
function queryOf({ url, headers }: FastifyRequest) {
  const query = new URLSearchParams(url.split('?').slice(1).join('?'));
  const named = query.get('lang') ?? '';
  query.delete('lang');
  return {
    hasQuery: query.size > 0,
    languages: [named, ...wantedIn(headers['accept-language'] ?? '')],
  };
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

function wantsPage(request: FastifyRequest): boolean {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathOf(request);
  const hasExtension = /\.[a-z0-9]+$/i.test(path) && path !== '/index.html';
  return !hasExtension && (headers.accept ?? '').includes('text/html');
}
