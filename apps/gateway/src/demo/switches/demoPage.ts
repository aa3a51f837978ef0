import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { allWords } from '@parlour/scenario';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import type { Contract } from '../../platform/contract';
import { readFolder, type StaticFile, sendFile } from '../../platform/staticFiles';
import { FLAG_NAMES, isFlagOn } from '../../system/flags';
import { normalDemoState } from './switches';

const folder = fileURLToPath(new URL('page', import.meta.url));
const PAGE = '/demo/index.html';

/**
 * Serves the page of the reviewers' switches. It has no secrets: all it does goes through the two operations on
 * switches, with the key that its reader types.
 */
export function serveDemoPage(app: FastifyInstance, config: Config, contract: Contract): void {
  const files = readFolder(folder, '/demo/');
  const html = pageOf(files, config, contract);
  app.get('/demo', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy(nonce) })
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('__CSP_NONCE__', nonce));
  });
  for (const [address, file] of files)
    if (address !== PAGE)
      app.get(address, (request, reply) => sendFile(request, reply, file, 'no-cache'));
}

function pageOf(
  files: ReadonlyMap<string, StaticFile>,
  config: Config,
  contract: Contract,
): string {
  const page = files.get(PAGE)?.body.toString('utf8');
  if (page === undefined) throw new Error(`The page of the switches is missing in ${folder}`);
  const names = contract.operations.map(({ id }) => id).sort();
  return page
    .replace('__MERCHANT__', config.merchant)
    .replace('__SITE_ORIGIN__', config.siteOrigin)
    .replace(
      '__WORDS__',
      allWords()
        .map((word) => `<option value="${word}">`)
        .join(''),
    )
    .replace('__NORMAL__', JSON.stringify(described(config)).replaceAll('"', '&quot;'))
    .replace('__OPERATIONS__', names.map((name) => `<option value="${name}">`).join(''));
}

const described = (config: Config) => ({
  ...normalDemoState(config),
  flags: FLAG_NAMES.map((modId) => ({ modId, enabled: isFlagOn(modId, {}) })),
});

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
