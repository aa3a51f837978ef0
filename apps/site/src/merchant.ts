import { findLanguage, type MerchantDocument } from '@parlour/feature-core';

/** A merchant document that the site can't run with; `field` names the place. */
export class MerchantFault extends Error {
  readonly field: string;
  constructor(field: string, reason: string) {
    super(`merchant.json, ${field}: ${reason}`);
    this.name = 'MerchantFault';
    this.field = field;
  }
}

type Check = (value: unknown, field: string) => void;

const fail = (field: string, reason: string): never => {
  throw new MerchantFault(field, reason);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Check = (value, field) => {
  if (typeof value !== 'string') fail(field, 'expected a text');
};

const matching =
  (pattern: RegExp, expected: string): Check =>
  (value, field) => {
    if (typeof value !== 'string' || !pattern.test(value)) fail(field, `expected ${expected}`);
  };

const count: Check = (value, field) => {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    fail(field, 'expected a number from 0');
};

const listOf =
  (item: Check): Check =>
  (value, field) => {
    if (!Array.isArray(value)) return fail(field, 'expected a list');
    for (const [index, entry] of value.entries()) item(entry, `${field}[${String(index)}]`);
  };

const shape =
  (checks: Record<string, Check>, optional: readonly string[] = []): Check =>
  (value, field) => {
    if (!isRecord(value)) return fail(field, 'expected an object');
    for (const [key, check] of Object.entries(checks)) {
      const inner = value[key];
      if (inner !== undefined || !optional.includes(key)) check(inner, `${field}.${key}`);
    }
  };

const orNull =
  (check: Check): Check =>
  (value, field) => {
    if (value !== null) check(value, field);
  };

const feedAddress = matching(
  /^(?:\/(?!\/)|https?:\/\/[^/])\S*$/,
  'a path of the gateway, or an address with http or https',
);

const jackpot: Check = (value, field) => {
  shape({ source: matching(/^(simulated|feed)$/, 'simulated or feed') })(value, field);
  if (isRecord(value) && value['source'] === 'feed') shape({ url: feedAddress })(value, field);
};

const firebase = matching(/^firebase$/, 'firebase');
const project = { apiKey: text, authDomain: text };

const color = matching(/^#[\da-f]{6}$/i, 'a colour like #1fa381');
const length = shape({ min: count, max: count });
const language: Check = (value, field) => {
  if (typeof value !== 'string' || findLanguage(value) === null)
    fail(field, 'expected the code of a language');
};

const CHECKS: Record<keyof MerchantDocument, Check> = {
  platform: matching(/^WEB$/, 'WEB'),
  merchantCode: matching(/^[a-z0-9-]{1,32}$/, 'a code of small letters, digits and dashes'),
  gatewayUrl: matching(/^(https?:\/\/[^/]+)?$/, 'scheme and host, or nothing'),
  supportUrl: matching(
    /^(?:(?:https:\/\/[^/]|mailto:|tel:)\S*)?$/,
    'an https, mailto or tel address',
  ),
  lotteryType: text,
  defaultLang: language,
  supportLanguages: listOf(language),
  gameListCenter: listOf(text),
  esportGames: listOf(text),
  cockfightGames: listOf(text),
  prizeModes: listOf(text),
  agentTypes: listOf(count),
  trialTypes: listOf(count),
  extraGameTypes: listOf(text),
  partnerVendor: text,
  theme: shape(
    {
      name: matching(/\S/, 'a name'),
      brandColor: color,
      accentColor: color,
      radius: count,
      displayFont: text,
      logo: text,
    },
    ['brandColor', 'accentColor', 'radius', 'displayFont', 'logo'],
  ),
  jackpot,
  footerAverages: shape({ depositMinutes: count, withdrawMinutes: count }),
  feedbackLength: length,
  phoneLengths: (value, field) => {
    if (!isRecord(value)) return fail(field, 'expected an object');
    for (const [key, inner] of Object.entries(value)) length(inner, `${field}.${key}`);
  },
  age: count,
  phoneAuth: orNull(shape({ provider: firebase, ...project })),
  socialProviders: listOf(
    shape({ provider: text, label: text, service: firebase, providerId: text, ...project }),
  ),
  botCheck: orNull(
    shape({ provider: matching(/^frame$/, 'frame'), url: matching(/^https:/, 'https') }),
  ),
  sideBar: listOf(text),
  withdrawConfirmMinutes: count,
};

const DEFAULTS: Omit<
  MerchantDocument,
  'platform' | 'merchantCode' | 'gatewayUrl' | 'defaultLang' | 'supportLanguages' | 'theme'
> = {
  supportUrl: '',
  lotteryType: 'LOTT',
  gameListCenter: ['RNG', 'HOT'],
  esportGames: ['AV', 'IMES', 'IA', 'AI', 'TF'],
  cockfightGames: ['DS88', 'DIG'],
  prizeModes: ['LOTT', 'ZY', 'ELOTT', 'SEA'],
  agentTypes: [1, 2, 41, 42],
  trialTypes: [4],
  extraGameTypes: [],
  partnerVendor: '',
  jackpot: { source: 'simulated' },
  footerAverages: { depositMinutes: 3, withdrawMinutes: 5 },
  feedbackLength: { min: 10, max: 500 },
  phoneLengths: {},
  age: 18,
  phoneAuth: null,
  socialProviders: [],
  botCheck: null,
  sideBar: [],
  withdrawConfirmMinutes: 30,
};

/** Reads a merchant document; throws a `MerchantFault` that names the first field at fault (WL-02). */
export function parseMerchant(value: unknown): MerchantDocument {
  if (!isRecord(value)) throw new MerchantFault('document', 'expected an object');
  const { $schema: _schema, ...given } = value;
  for (const key of Object.keys(given)) if (!(key in CHECKS)) fail(key, 'no such field');
  const merged: Record<string, unknown> = { ...DEFAULTS, ...given };
  for (const [key, check] of Object.entries(CHECKS)) check(merged[key], key);
  const merchant = merged as unknown as MerchantDocument;
  if (!merchant.supportLanguages.includes(merchant.defaultLang))
    fail('defaultLang', 'expected one of supportLanguages');
  return merchant;
}

/** Fetches the document beside the page. */
export async function loadMerchant(): Promise<MerchantDocument> {
  const response = await fetch('/merchant.json', { credentials: 'same-origin' });
  if (!response.ok) throw new MerchantFault('document', `answered ${String(response.status)}`);
  let value: unknown;
  try {
    value = await response.json();
  } catch {
    throw new MerchantFault('document', 'is not JSON');
  }
  return parseMerchant(value);
}
