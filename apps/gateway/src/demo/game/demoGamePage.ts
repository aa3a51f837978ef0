import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { LANGUAGE_TAGS } from '../../platform/languages';
import { readFolder, sendFile } from '../../platform/staticFiles';
import { readLanguages } from '../../platform/textBook';
import { gamePolicy } from './gamePolicy';

/** Where launched games open. */
export const GAME_PATH = '/demo-game/';

const folder = fileURLToPath(new URL('page', import.meta.url));
const texts = new URL('texts/', import.meta.url);
const PLACEHOLDERS = {
  merchant: '__MERCHANT__',
  siteOrigin: '__SITE_ORIGIN__',
  texts: '__TEXTS__',
};

/** Serves the demo game's page, which only the site may frame. */
export function serveDemoGame(app: FastifyInstance, config: Config): void {
  const files = readFolder(folder, GAME_PATH);
  const page = files.get(`${GAME_PATH}index.html`);
  if (page === undefined) throw new Error(`The demo game's page is missing in ${folder}`);
  files.delete(`${GAME_PATH}index.html`);
  const html = page.body
    .toString('utf8')
    .replace(PLACEHOLDERS.merchant, config.merchant)
    .replace(PLACEHOLDERS.siteOrigin, config.siteOrigin)
    .replace(PLACEHOLDERS.texts, () => textsOfPage());
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': gamePolicy(config),
    'cross-origin-opener-policy': 'unsafe-none',
  };
  app.get(GAME_PATH, (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(html),
  );
  app.get('/demo-game', (_request, reply) => reply.redirect(GAME_PATH));
  for (const [address, file] of files)
    app.get(address, (request, reply) => sendFile(request, reply, file, 'no-cache'));
}

/** The page's texts by language, escaped for an attribute. */
function textsOfPage(): string {
  const byLanguage = [...readLanguages(texts)].map(([language, said]) => [
    language,
    { tag: LANGUAGE_TAGS[language], texts: said },
  ]);
  return JSON.stringify(Object.fromEntries(byLanguage))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
}
