import { type GatewayLanguage, toGatewayLanguage } from '../platform/languages';
import type { StaticFile } from '../platform/staticFiles';
import { escape, type Filling, helpAt, type OpeningBanner, pictureOf } from './siteMarkup';
import { type Merchant, parseMerchant, readMerchant } from './siteMerchant';

export interface DocumentOptions {
  siteDir: string;
  /** The first banner that a guest is shown, or null where that is left to the page. */
  bannerFor: (merchantCode: string, language: GatewayLanguage) => OpeningBanner | null;
  /** The first pictures or words that a guest is shown at an address; none where they are not known. */
  firstFor: (merchantCode: string, path: string, language: GatewayLanguage) => Promise<Filling>;
}

/** What of a visit the document depends on. */
export interface Visited {
  isClosed: boolean;
  /** Its address from the slash on, without what follows a question mark. */
  path: string;
  /** Whether something follows: then the page shows less than all of its list. */
  isNarrowed: boolean;
}

/** The document of a language, or of an address in it; `_` stands for the last part of one of a kind. */
const TEMPLATE = /^\/shell\/([A-Z_]+(?:\/\w+){0,2})\.html$/;
/** Addresses at which the home page is seen, behind a dialog perhaps. */
const HOME = ['/', '/index', '/index.html', '/home', '/help', '/login', '/register'];
/** The list of a type of games that the merchant has added; other addresses of its kind have no page. */
const ADDED_LIST = '/_';
/** As many documents as are kept filled in. */
const MOST_FILLED = 64;
const HOLE = /<!--site:(\w+)-->([^]*?)<!--\/site:\1-->/g;
/** What a merchant's look is made of by the page itself; until then it has no colours of anybody's. */
const LOOK = ['brandColor', 'accentColor', 'radius', 'displayFont'];

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
  { siteDir, bannerFor, firstFor }: DocumentOptions,
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

  const fill = (merchant: Merchant, { isClosed, path }: Visited, first: Filling) => {
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
      ...first,
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
  /** The address that a document was built for, or the empty one: all others have one between them. */
  const builtFor = (path: string, { extraGameTypes }: Merchant): string => {
    if (addresses.has(path) && !path.endsWith('_')) return path;
    const kind = path.replace(/[^/]+$/, '_');
    const isThere =
      kind !== ADDED_LIST || extraGameTypes.some((type) => path === `/${type.toLowerCase()}`);
    return isThere && addresses.has(kind) ? kind : '';
  };
  return async ({ isClosed, path, isNarrowed }) => {
    const text = readMerchant(siteDir);
    const merchant = parseMerchant(text);
    if (merchant === null) return plain;
    const built = builtFor(path, merchant);
    const first =
      built !== '' && isOurs(merchant, isClosed) && !isNarrowed
        ? await firstFor(merchant.merchantCode, path, toGatewayLanguage(merchant.defaultLang))
        : {};
    // What one of a kind looks like is not known without its words.
    const isUnknown = built !== path && Object.keys(first).length === 0;
    const visit = { isClosed, isNarrowed, path: isUnknown ? '' : built };
    const key = JSON.stringify([visit, text, first]);
    const known = filled.get(key) ?? fill(merchant, visit, first);
    if (!filled.has(key)) {
      // A merchant document that was edited does not come back.
      if (filled.size === MOST_FILLED) filled.clear();
      filled.set(key, known);
    }
    return known;
  };
}
