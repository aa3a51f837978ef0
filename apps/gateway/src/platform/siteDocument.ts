import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GatewayLanguage, toGatewayLanguage } from '../catalogue/languages';
import type { StaticFile } from './staticFiles';

/** Two pictures of one banner, the second for phones. */
export interface OpeningBanner {
  wide: string;
  small: string;
}

export interface DocumentOptions {
  siteDir: string;
  /** The first banner that a guest is shown, or null where that is left to the page. */
  bannerFor: (merchantCode: string, language: GatewayLanguage) => OpeningBanner | null;
}

/** What of a visit the document depends on. */
export interface Visited {
  isClosed: boolean;
  /** Whether the banner is seen there. */
  isHome: boolean;
}

/** What the document tells of a merchant; docs/contracts/site-document.md describes the places. */
type Filling = Partial<Record<'start' | 'sign' | 'name' | 'banner' | 'help', string>>;

interface Merchant {
  merchantCode: string;
  defaultLang: string;
  gatewayUrl: string;
  supportUrl: string;
  theme: Record<string, unknown> & { name: string };
}

const TEMPLATE = /^\/shell\/([A-Z_]+)\.html$/;
const HOLE = /<!--site:(\w+)-->([^]*?)<!--\/site:\1-->/g;
/** What a merchant's look is made of by the page itself; until then it has no colours of anybody's. */
const LOOK = ['brandColor', 'accentColor', 'radius', 'displayFont'];
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

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

const pictureOf = ({ wide, small }: OpeningBanner): string =>
  `<picture><source media="(max-width: 719.98px)" srcset="${escape(small)}"><img src="${escape(wide)}" alt="" fetchpriority="high"></picture>`;

/** The address itself, which needs no words of any language; empty for what is none to find help at. */
function helpAt(supportUrl: string): string {
  const shown = /^(?:https:\/\/|mailto:|tel:)(\S+)$/.exec(supportUrl)?.[1];
  return shown === undefined
    ? ''
    : `<p><a dir="ltr" href="${escape(supportUrl)}">${escape(shown)}</a></p>`;
}

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
  { siteDir, bannerFor }: DocumentOptions,
): (visit: Visited) => string {
  const templates = new Map<string, string>();
  for (const [address, { body }] of files) {
    const language = TEMPLATE.exec(address)?.[1];
    if (language === undefined) continue;
    templates.set(language, body.toString('utf8'));
    files.delete(address);
  }
  const plain = files.get('/index.html')?.body.toString('utf8') ?? '';
  files.delete('/index.html');

  const fill = (text: string, { isClosed, isHome }: Visited): string => {
    const merchant = parseMerchant(text);
    if (merchant === null) return plain;
    const { name, logo } = merchant.theme;
    const language = toGatewayLanguage(merchant.defaultLang);
    const isOurs = isHome && !isClosed && merchant.gatewayUrl === '';
    const banner = isOurs ? bannerFor(merchant.merchantCode, language) : null;
    const filling: Filling = {
      start: startOf(merchant, isClosed),
      help: helpAt(merchant.supportUrl),
      ...(typeof logo === 'string'
        ? { sign: `<img src="${escape(logo)}" alt="">` }
        : { name: escape(name) }),
      ...(banner !== null && { banner: pictureOf(banner) }),
    };
    return (templates.get(merchant.defaultLang) ?? plain)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(name)}</title>`)
      .replaceAll(HOLE, (_, hole: keyof Filling, otherwise: string) => filling[hole] ?? otherwise);
  };

  const filled = new Map<string, string>();
  return (visit) => {
    let text = '';
    try {
      text = readFileSync(join(siteDir, 'merchant.json'), 'utf8');
    } catch {
      // A site without one says so itself.
    }
    const key = JSON.stringify([visit.isClosed, visit.isHome, text]);
    const known = filled.get(key) ?? fill(text, visit);
    if (!filled.has(key)) {
      // Four are all that one merchant document has; an edited one does not come back.
      if (filled.size === 4) filled.clear();
      filled.set(key, known);
    }
    return known;
  };
}
