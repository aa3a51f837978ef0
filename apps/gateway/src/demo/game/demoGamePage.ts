import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { directionOf, LANGUAGE_TAGS } from '../../platform/languages';
import { readFolder, type StaticFile, sendFile, staticFile } from '../../platform/staticFiles';
import { readLanguages } from '../../platform/textBook';
import { gamePolicy } from './gamePolicy';

/** Where launched games open. */
export const GAME_PATH = '/demo-game/';

const folder = fileURLToPath(new URL('page', import.meta.url));
/** What all kinds of games say, and what the folder of each kind says. */
const TEXTS = ['.', ...readdirSync(new URL('.', import.meta.url))]
  .map((name) => new URL(`${name}/texts/`, import.meta.url))
  .filter((texts) => existsSync(texts));
const PLACEHOLDERS = { merchant: '__MERCHANT__', siteOrigin: '__SITE_ORIGIN__' };

/** Serves the page of the demo games, which only the site may frame. */
export function serveDemoGame(app: FastifyInstance, config: Config): void {
  const files = readFolder(folder, GAME_PATH);
  const page = files.get(`${GAME_PATH}index.html`);
  if (page === undefined) throw new Error(`The demo game's page is missing in ${folder}`);
  files.delete(`${GAME_PATH}index.html`);
  const html = page.body
    .toString('utf8')
    .replace(PLACEHOLDERS.merchant, config.merchant)
    .replace(PLACEHOLDERS.siteOrigin, config.siteOrigin);
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': gamePolicy(config),
    'cross-origin-opener-policy': 'unsafe-none',
  };
  app.get(GAME_PATH, (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(html),
  );
  app.get('/demo-game', (_request, reply) => reply.redirect(GAME_PATH));
  for (const [address, file] of [...files, ...textFiles()])
    app.get(address, (request, reply) => sendFile(request, reply, file, 'no-cache'));
}

/** The texts of the page in each language, with its tag and direction, by address. */
function textFiles(): Map<string, StaticFile> {
  const byLanguage = new Map<keyof typeof LANGUAGE_TAGS, Record<string, string>>();
  for (const of of TEXTS)
    for (const [language, said] of readLanguages(of)) {
      const others = byLanguage.get(language) ?? {};
      const twice = Object.keys(said).find((key) => key in others);
      if (twice !== undefined) throw new Error(`${of.pathname} says ${twice} once more`);
      byLanguage.set(language, { ...others, ...said });
    }
  return new Map(
    [...byLanguage].map(([language, texts]) => [
      `${GAME_PATH}texts/${language}.json`,
      staticFile(
        Buffer.from(
          JSON.stringify({ tag: LANGUAGE_TAGS[language], direction: directionOf(language), texts }),
        ),
        'application/json; charset=utf-8',
      ),
    ]),
  );
}
