import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GatewayLanguage, toGatewayLanguage } from '../catalogue/languages';
import {
  escape,
  type Filling,
  type FirstPictures,
  helpAt,
  type OpeningBanner,
  pictureOf,
  picturesIn,
} from './siteMarkup';
import type { StaticFile } from './staticFiles';

export interface DocumentOptions {
  siteDir: string;
  /** The first banner that a guest is shown, or null where that is left to the page. */
  bannerFor: (merchantCode: string, language: GatewayLanguage) => OpeningBanner | null;
  /** The first pictures of the list that a guest is shown at an address; none where there is no list. */
  picturesFor: (merchantCode: string, path: string) => Promise<FirstPictures>;
}

/** What of a visit the document depends on. */
export interface Visited {
  isClosed: boolean;
  /** Its address from the slash on, without what follows a question mark. */
  path: string;
  /** Whether something follows: then the page shows less than all of its list. */
  isNarrowed: boolean;
}

interface Merchant {
  merchantCode: string;
  defaultLang: string;
  gatewayUrl: string;
  supportUrl: string;
  theme: Record<string, unknown> & { name: string };
}

/** The document of a language, or of one address in it. */
const TEMPLATE = /^\/shell\/([A-Z_]+(?:\/\w+)?)\.html$/;
/** Addresses at which the home page is seen, behind a dialog perhaps. */
const HOME = ['/', '/index', '/index.html', '/home', '/help', '/login', '/register'];
/** As many documents as are kept filled in. */
const MOST_FILLED = 64;
const HOLE = /<!--site:(\w+)-->([^]*?)<!--\/site:\1-->/g;
/** What a merchant's look is made of by the page itself; until then it has no colours of anybody's. */
const LOOK = ['brandColor', 'accentColor', 'radius', 'displayFont'];
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Null for a document that is not whole: the page itself says what is wrong with it. */
function parseMerchant(text: string): Merchant | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || !isRecord(value['theme'])) return null;
  const { merchantCode, defaultLang, gatewayUrl, supportUrl = '', theme } = value;
  const { name } = theme;
  const texts = [merchantCode, defaultLang, gatewayUrl, supportUrl, name];
  if (!texts.every((each) => typeof each === 'string')) return null;
  return {
    merchantCode: String(merchantCode),
    defaultLang: String(defaultLang),
    gatewayUrl: String(gatewayUrl),
    supportUrl: String(supportUrl),
    theme: { ...theme, name: String(name) },
  };
}

function readMerchant(siteDir: string): string {
  try {
    return readFileSync(join(siteDir, 'merchant.json'), 'utf8');
  } catch {
    // A site without one says so itself.
    return '';
  }
}

/** Whether what this gateway knows is what the page will show. */
const isOurs = ({ gatewayUrl }: Merchant, isClosed: boolean): boolean =>
  !isClosed && gatewayUrl === '';

function startOf(merchant: Merchant, isClosed: boolean): string {
  const told = new URLSearchParams({
    merchant: merchant.merchantCode,
    language: merchant.defaultLang,
    gateway: merchant.gatewayUrl,
    ...(LOOK.every((key) => merchant.theme[key] === undefined) && { look: 'house' }),
    ...(isClosed && { closed: '1' }),
  });
  return `<meta name="site-start" content="${escape(told.toString())}">`;
}

/** Gives the site's document for guests of the merchant whose document lies beside it, as that is now. */
export function createDocument(
  files: Map<string, StaticFile>,
  { siteDir, bannerFor, picturesFor }: DocumentOptions,
): (visit: Visited) => Promise<string> {
  const templates = new Map<string, string>();
  for (const [address, { body }] of files) {
    const language = TEMPLATE.exec(address)?.[1];
    if (language === undefined) continue;
    templates.set(language, body.toString('utf8'));
    files.delete(address);
  }
  const plain = files.get('/index.html')?.body.toString('utf8') ?? '';
  files.delete('/index.html');

  const fill = (merchant: Merchant, { isClosed, path }: Visited, pictures: FirstPictures) => {
    const { name, logo } = merchant.theme;
    const language = toGatewayLanguage(merchant.defaultLang);
    const { merchantCode, defaultLang } = merchant;
    const hasBanner = isOurs(merchant, isClosed) && HOME.includes(path);
    const banner = hasBanner ? bannerFor(merchantCode, language) : null;
    const filling: Filling = {
      start: startOf(merchant, isClosed),
      help: helpAt(merchant.supportUrl),
      brand: escape(name),
      ...(typeof logo === 'string'
        ? { sign: `<img src="${escape(logo)}" alt="">` }
        : { name: escape(name) }),
      ...(banner !== null && { banner: pictureOf(banner) }),
      ...picturesIn(pictures),
    };
    return (templates.get(defaultLang + path) ?? templates.get(defaultLang) ?? plain)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(name)}</title>`)
      .replaceAll(HOLE, (_, hole: string, otherwise: string) => filling[hole] ?? otherwise);
  };

  const addresses = new Set([
    ...HOME,
    ...[...templates.keys()].map((name) => name.replace(/^\w+/, '')),
  ]);
  const filled = new Map<string, string>();
  return async ({ isClosed, path, isNarrowed }) => {
    // All the others have one document between them.
    const visit = { isClosed, isNarrowed, path: addresses.has(path) ? path : '' };
    const text = readMerchant(siteDir);
    const merchant = parseMerchant(text);
    if (merchant === null) return plain;
    const pictures =
      isOurs(merchant, isClosed) && !isNarrowed
        ? await picturesFor(merchant.merchantCode, visit.path)
        : [];
    const key = JSON.stringify([visit, text, pictures]);
    const known = filled.get(key) ?? fill(merchant, visit, pictures);
    if (!filled.has(key)) {
      // A merchant document that was edited does not come back.
      if (filled.size === MOST_FILLED) filled.clear();
      filled.set(key, known);
    }
    return known;
  };
}
