import { jsonErrorIndex } from './jsonErrorIndex';
import type { MerchantDocumentError } from './merchantDocumentError';

const CODES = 'a list of codes';
const TYPES = 'a list of numbers';
const HOSTS = 'a list of hosts like help.example.org';
const CORNER = 'a number from 0 to 36';
const COLOR = 'a colour like #1fa381';
const FIREBASE = 'firebase';
const MINUTES = 'a number from 0';

/** What each field of a merchant document must contain; paths have no list indexes. */
const WANTED: Readonly<Record<string, string>> = {
  document: 'an object',
  platform: 'WEB',
  merchantCode: 'a code of small letters, digits and dashes',
  gatewayUrl: 'scheme and host, or nothing',
  supportUrl: 'an https, mailto or tel address',
  lotteryType: 'a text',
  defaultLang: 'the code of a language, one of supportLanguages',
  supportLanguages: 'a list of codes of languages',
  gameListCenter: CODES,
  esportGames: CODES,
  cockfightGames: CODES,
  prizeModes: CODES,
  agentTypes: TYPES,
  trialTypes: TYPES,
  extraGameTypes: CODES,
  partnerVendor: 'a text',
  theme: 'an object',
  'theme.name': 'a name of 1 to 64 characters',
  'theme.dark': 'an object of colours',
  'theme.light': 'an object of colours',
  'theme.textOnBrand': 'auto, dark or light',
  'theme.repair': 'an object',
  'theme.glow': 'none, soft or strong',
  'theme.density': 'compact, regular or roomy',
  'theme.radius': 'a number from 0 to 24, or an object of them',
  'theme.radius.control': 'a number from 0 to 24',
  'theme.radius.card': CORNER,
  'theme.radius.panel': CORNER,
  'theme.pictureStyle': 'plain, framed or soft',
  jackpot: 'an object',
  'jackpot.source': 'simulated or feed',
  'jackpot.url': 'a path of the gateway, or an address with http or https',
  footerAverages: 'an object',
  'footerAverages.depositMinutes': MINUTES,
  'footerAverages.withdrawMinutes': MINUTES,
  feedbackLength: 'an object with min and max, numbers from 0',
  phoneLengths: 'an object of min and max, numbers from 0, by country',
  age: 'a number from 0',
  licence: 'an object or null',
  'licence.url': 'an https address',
  phoneAuth: 'an object or null',
  'phoneAuth.provider': FIREBASE,
  socialProviders: 'a list of objects',
  'socialProviders.service': FIREBASE,
  botCheck: 'an object or null',
  'botCheck.provider': 'frame',
  'botCheck.url': 'an https address',
  sideBar: CODES,
  chatHosts: HOSTS,
  linkHosts: HOSTS,
  withdrawConfirmMinutes: MINUTES,
};

/** The same for the fields of objects with arbitrary keys. */
const WITHIN: Readonly<Record<string, string>> = {
  feedbackLength: 'a number from 0',
  phoneLengths: 'an object with min and max, numbers from 0',
};

/** Says what a field of the merchant document must contain, or where its JSON is invalid. */
export function merchantReason({
  field,
  kind,
}: Pick<MerchantDocumentError, 'field' | 'kind'>): string {
  if (kind === 'unknown') return 'no such field';
  if (kind === 'syntax') return syntaxReason(field);
  const name = field.replaceAll(/\[\d+\]/g, '');
  const [outer = ''] = name.split('.');
  if (/^theme\.(dark\.|light\.)?(brandColor|accentColor|surfaceTint)$/.test(name))
    return `expected ${COLOR}`;
  if (/^theme\.repair\./.test(name)) return 'expected shift or ground';
  return `expected ${WANTED[name] ?? WITHIN[outer] ?? 'a text'}`;
}

function syntaxReason(document: string): string {
  const before = document.slice(0, jsonErrorIndex(document)).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return `this is not valid JSON, from line ${String(before.length)}, column ${String(column)} on`;
}
