import { type GatewayLanguage, toGatewayLanguage } from '../platform/languages';
import { type Merchant, parseMerchant, readMerchant } from '../platform/siteMerchant';
import type { StaticFile } from '../platform/staticFiles';
import { documentLanguage } from './siteLanguage';
import { escape, helpLink, type OpeningBanner, pictureOf, type SlotContents } from './siteMarkup';

export interface DocumentOptions {
  siteDir: string;
  /** Whether the gateway is a demo, where the site takes scenarios (RV-02). */
  isDemo: boolean;
  /** The first banner that a guest sees, or null where the page chooses it. */
  bannerFor: (merchantCode: string, language: GatewayLanguage) => OpeningBanner | null;
  /** Pictures or texts of the first frame at an address; empty where they are not known. */
  firstFor: (
    merchantCode: string,
    path: string,
    language: GatewayLanguage,
  ) => Promise<SlotContents>;
}

/** What the document depends on in a visit. */
export interface Visited {
  isClosed: boolean;
  /** The path of its address, without the query. */
  path: string;
  /** Whether there is a query besides the language: then the page shows a part of its list only. */
  hasQuery: boolean;
  /** Tags of the languages that the visitor would read, the most wanted first. */
  languages: readonly string[];
}

/** The document of a language, or of one address in it; `_` stands for the last segment of a kind of addresses. */
const TEMPLATE = /^\/shell\/([A-Z_]+(?:\/\w+){0,2})\.html$/;
/** Addresses that show the home page, some of them behind a dialog. */
const HOME = ['/', '/index', '/index.html', '/home', '/help', '/login', '/register'];
/** The list of a game type that the merchant has added; other addresses of this form have no page. */
const ADDED_LIST = '/_';
/** Most filled documents that are cached. */
const MAX_CACHED = 256;
const SLOT = /<!--site:(\w+)-->([^]*?)<!--\/site:\1-->/g;
/** Theme values that the document shows. With any other one, which only the page can apply, it has no default colours. */
const DOCUMENT_THEME = ['name', 'logo'];

/** Whether the page will show what this gateway knows. */
const isOurs = ({ gatewayUrl }: Merchant, isClosed: boolean): boolean =>
  !isClosed && gatewayUrl === '';

function startOf(
  merchant: Merchant,
  language: string,
  { isClosed, isDemo }: { isClosed: boolean; isDemo: boolean },
): string {
  const parameters = new URLSearchParams({
    merchant: merchant.merchantCode,
    language,
    gateway: merchant.gatewayUrl,
    ...(Object.keys(merchant.theme).every((key) => DOCUMENT_THEME.includes(key)) && {
      look: 'house',
    }),
    ...(isClosed && { closed: '1' }),
    ...(isDemo && { demo: '1' }),
  });
  return `<meta name="site-start" content="${escape(parameters.toString())}">`;
}

/** Returns the site's document for guests. The merchant document beside it is read again for each visit. */
export function createDocument(
  files: Map<string, StaticFile>,
  { siteDir, isDemo, bannerFor, firstFor }: DocumentOptions,
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

  const fill = (
    merchant: Merchant,
    language: string,
    { isClosed, path }: Pick<Visited, 'isClosed' | 'path'>,
    first: SlotContents,
  ) => {
    const { name, logo } = merchant.theme;
    const { merchantCode } = merchant;
    const hasBanner = isOurs(merchant, isClosed) && HOME.includes(path);
    const banner = hasBanner ? bannerFor(merchantCode, toGatewayLanguage(language)) : null;
    const contents: SlotContents = {
      start: startOf(merchant, language, { isClosed, isDemo }),
      help: helpLink(merchant.supportUrl),
      brand: escape(name),
      ...(typeof logo === 'string'
        ? { sign: `<img src="${escape(logo)}" alt="">` }
        : { name: escape(name) }),
      ...(banner !== null && { banner: pictureOf(banner) }),
      ...first,
    };
    return (templates.get(language + path) ?? templates.get(language) ?? plain)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(name)}</title>`)
      .replaceAll(SLOT, (_, slot: string, otherwise: string) => contents[slot] ?? otherwise);
  };

  const addresses = new Set([
    ...HOME,
    ...[...templates.keys()].map((name) => name.replace(/^\w+/, '')),
  ]);
  const cache = new Map<string, string>();
  /** The address that a document was built for; empty for all others, which share one. */
  const builtFor = (path: string, { extraGameTypes }: Merchant): string => {
    if (addresses.has(path) && !path.endsWith('_')) return path;
    const kind = path.replace(/[^/]+$/, '_');
    const hasPage =
      kind !== ADDED_LIST || extraGameTypes.some((type) => path === `/${type.toLowerCase()}`);
    return hasPage && addresses.has(kind) ? kind : '';
  };
  return async ({ isClosed, path, hasQuery, languages }) => {
    const text = readMerchant(siteDir);
    const merchant = parseMerchant(text);
    if (merchant === null) return plain;
    const language = documentLanguage(languages, merchant);
    const built = builtFor(path, merchant);
    const first =
      built !== '' && isOurs(merchant, isClosed) && !hasQuery
        ? await firstFor(merchant.merchantCode, path, toGatewayLanguage(language))
        : {};
    // Without its content a page of a kind of addresses cannot be drawn.
    const isUnknown = built !== path && Object.keys(first).length === 0;
    const visit = { isClosed, hasQuery, path: isUnknown ? '' : built };
    const key = JSON.stringify([visit, language, text, first]);
    const document = cache.get(key) ?? fill(merchant, language, visit, first);
    if (!cache.has(key)) {
      // Keys of an edited merchant document are never used again.
      if (cache.size === MAX_CACHED) cache.clear();
      cache.set(key, document);
    }
    return document;
  };
}
