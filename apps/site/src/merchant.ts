import { findLanguage, type MerchantDocument } from '@parlour/feature-core';

/** A merchant document that the site can't run with; `field` names the place, `merchantReasons` what is wanted there. */
export class MerchantFault extends Error {
  readonly field: string;
  constructor(field: string) {
    super(`merchant.json, ${field}`);
    this.field = field;
  }
}

type Check = (value: unknown, field: string) => void;

const fail = (field: string): never => {
  throw new MerchantFault(field);
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

const listOf =
  (item: Check): Check =>
  (value, field) => {
    if (!Array.isArray(value)) return fail(field);
    for (const [index, entry] of value.entries()) item(entry, `${field}[${String(index)}]`);
  };

const shape =
  (checks: Record<string, Check>, isWhole = true): Check =>
  (value, field) => {
    if (!isRecord(value)) return fail(field);
    for (const [key, check] of Object.entries(checks))
      if (isWhole || value[key] !== undefined) check(value[key], `${field}.${key}`);
  };

const orNull =
  (check: Check): Check =>
  (value, field) => {
    if (value !== null) check(value, field);
  };

const feedAddress = matching(/^(?:\/(?!\/)|https?:\/\/[^/])\S*$/);

const jackpot: Check = (value, field) => {
  shape({ source: matching(/^(simulated|feed)$/) })(value, field);
  if (isRecord(value) && value['source'] === 'feed') shape({ url: feedAddress })(value, field);
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
  theme: (value, field) => {
    shape({ name: matching(/\S/) })(value, field);
    const look = { brandColor: color, accentColor: color, radius: count };
    shape({ ...look, displayFont: text, logo: text }, false)(value, field);
  },
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
  for (const key of Object.keys(given)) if (!(key in CHECKS)) fail(key);
  const merged: Record<string, unknown> = { ...DEFAULTS, ...given };
  for (const [key, check] of Object.entries(CHECKS)) check(merged[key], key);
  const merchant = merged as unknown as MerchantDocument;
  if (!merchant.supportLanguages.includes(merchant.defaultLang)) fail('defaultLang');
  return merchant;
}

/** So long after an attempt that failed the document is asked for again, in ms. */
const PAUSES = [500, 2000];

/** Fetches the document beside the page, up to three times: without it there is no site. */
export async function loadMerchant(tried = 0): Promise<MerchantDocument> {
  let value: unknown;
  try {
    const response = await fetch('/merchant.json', { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`merchant.json answered ${String(response.status)}`);
    value = await response.json();
  } catch (fault) {
    const pause = PAUSES[tried];
    if (pause === undefined) throw fault;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadMerchant(tried + 1);
  }
  return parseMerchant(value);
}
