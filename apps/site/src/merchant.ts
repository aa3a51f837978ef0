import { findLanguage, type MerchantDocument } from '@parlour/feature-core';

/** What is wrong in a place of the document: another value is wanted, nothing has that name, or it is no JSON. */
type MerchantFaultKind = 'value' | 'unknown' | 'syntax';

/** A merchant document that the site can't run with; `merchantReasons` says what is wanted. */
export class MerchantFault extends Error {
  /** The place; of what is no JSON, the whole document as it came. */
  readonly field: string;
  readonly kind: MerchantFaultKind;
  constructor(field: string, kind: MerchantFaultKind = 'value') {
    super(kind === 'syntax' ? 'merchant.json' : `merchant.json, ${field}`);
    this.field = field;
    this.kind = kind;
  }
}

type Check = (value: unknown, field: string) => void;

const fail = (field: string, kind?: MerchantFaultKind): never => {
  throw new MerchantFault(field, kind);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const matching =
  (pattern: RegExp): Check =>
  (value, field) => {
    if (typeof value !== 'string' || !pattern.test(value)) fail(field);
  };

const text = matching(/^/);

const count: Check = (value, field) => {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) fail(field);
};

const corner: Check = (value, field) => {
  if (typeof value !== 'number' || !(value >= 0 && value <= 24)) fail(field);
};

const listOf =
  (item: Check): Check =>
  (value, field) => {
    if (!Array.isArray(value)) return fail(field);
    for (const [index, entry] of value.entries()) item(entry, `${field}[${String(index)}]`);
  };

/** An object with these fields, perhaps some more, and no other. */
const shape =
  (checks: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (value, field) => {
    if (!isRecord(value)) return fail(field);
    const all = { ...optional, ...checks };
    for (const key of Object.keys(value))
      if (!Object.hasOwn(all, key)) fail(`${field}.${key}`, 'unknown');
    for (const [key, check] of Object.entries(all))
      if (key in checks || value[key] !== undefined) check(value[key], `${field}.${key}`);
  };

const orNull =
  (check: Check): Check =>
  (value, field) => {
    if (value !== null) check(value, field);
  };

const feedAddress = matching(/^(?:\/(?!\/)|https?:\/\/[^/])\S*$/);

const jackpot: Check = (value, field) => {
  const source = { source: matching(/^(simulated|feed)$/) };
  const hasFeed = isRecord(value) && value['source'] === 'feed';
  shape(hasFeed ? { ...source, url: feedAddress } : source)(value, field);
};

/** What is left out is as it is here, and what is given is of the same kind, unless it has a check of its own. */
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
  chatHosts: [],
  linkHosts: [],
  withdrawConfirmMinutes: 30,
};

/** The check for what is of the same kind as a default. */
function like(sample: unknown): Check {
  if (typeof sample === 'number') return count;
  if (Array.isArray(sample)) return listOf(like(sample[0]));
  return isRecord(sample) ? shape(likeAll(sample)) : text;
}

const likeAll = (samples: object): Record<string, Check> =>
  Object.fromEntries(Object.entries(samples).map(([key, sample]) => [key, like(sample)]));

const firebase = matching(/^firebase$/);
const project = { apiKey: text, authDomain: text };

/** As an address has it: small letters, with a port that is not the usual one. */
const host = matching(/^[\da-z-]+(?:\.[\da-z-]+)*(?::\d{1,5})?$/);

const color = matching(/^#[\da-f]{6}$/i);
const length = like(DEFAULTS.feedbackLength);
const language: Check = (value, field) => {
  if (typeof value !== 'string' || findLanguage(value) === null) fail(field);
};

const CHECKS: Record<string, Check> = {
  ...likeAll(DEFAULTS),
  platform: matching(/^WEB$/),
  merchantCode: matching(/^[a-z0-9-]{1,32}$/),
  gatewayUrl: matching(/^(https?:\/\/[^/]+)?$/),
  supportUrl: matching(/^(?:(?:https:\/\/[^/]|mailto:|tel:)\S*)?$/),
  defaultLang: language,
  supportLanguages: listOf(language),
  theme: shape(
    { name: matching(/\S/) },
    { brandColor: color, accentColor: color, radius: corner, displayFont: text, logo: text },
  ),
  jackpot,
  phoneLengths: (value, field) => {
    if (!isRecord(value)) return fail(field);
    for (const [key, inner] of Object.entries(value)) length(inner, `${field}.${key}`);
  },
  phoneAuth: orNull(shape({ provider: firebase, ...project })),
  socialProviders: listOf(
    shape({ provider: text, label: text, service: firebase, providerId: text, ...project }),
  ),
  chatHosts: listOf(host),
  linkHosts: listOf(host),
  botCheck: orNull(shape({ provider: matching(/^frame$/), url: matching(/^https:/) })),
} satisfies Partial<Record<keyof MerchantDocument, Check>>;

/** Reads a merchant document; throws a `MerchantFault` that names the first field at fault (WL-02). */
export function parseMerchant(value: unknown): MerchantDocument {
  if (!isRecord(value)) return fail('document');
  const { $schema: _schema, ...given } = value;
  for (const key of Object.keys(given)) if (!Object.hasOwn(CHECKS, key)) fail(key, 'unknown');
  const merged: Record<string, unknown> = { ...DEFAULTS, ...given };
  for (const [key, check] of Object.entries(CHECKS)) check(merged[key], key);
  const merchant = merged as unknown as MerchantDocument;
  if (!merchant.supportLanguages.includes(merchant.defaultLang)) fail('defaultLang');
  return merchant;
}

function parseJson(document: string): unknown {
  try {
    return JSON.parse(document);
  } catch {
    return fail(document, 'syntax');
  }
}

/** So long after an attempt that failed the document is asked for again, in ms. */
const PAUSES = [500, 2000];

/** Fetches the document beside the page, up to three times: without it there is no site. */
export async function loadMerchant(tried = 0): Promise<MerchantDocument> {
  let value: unknown;
  try {
    const response = await fetch('/merchant.json', { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`merchant.json answered ${String(response.status)}`);
    const document = await response.text();
    // What stands between a visitor and the site answers with a page of its own.
    value = /^\s*(?:<|$)/.test(document) ? undefined : parseJson(document);
    if (value === undefined) throw new Error('merchant.json was answered with another document');
  } catch (fault) {
    const pause = PAUSES[tried];
    if (pause === undefined || fault instanceof MerchantFault) throw fault;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadMerchant(tried + 1);
  }
  return parseMerchant(value);
}
