import { findLanguage } from '../languages/languages';
import { type Check, count, fail, isRecord, listOf, matching, orNull, shape, text } from './checks';
import type { MerchantDocument } from './merchantDocument';

const upTo =
  (most: number): Check =>
  (value, field) => {
    if (typeof value !== 'number' || !(value >= 0 && value <= most)) fail(field);
  };

const corner: Check = (value, field) =>
  (isRecord(value) ? shape({}, { control: upTo(24), card: upTo(36), panel: upTo(36) }) : upTo(24))(
    value,
    field,
  );

const feedAddress = matching(/^(?:\/(?!\/)|https?:\/\/[^/])\S*$/);

const jackpot: Check = (value, field) => {
  const source = { source: matching(/^(simulated|feed)$/) };
  const hasFeed = isRecord(value) && value['source'] === 'feed';
  shape(hasFeed ? { ...source, url: feedAddress } : source)(value, field);
};

/** Values of fields that are left out. A given value must have the same type, unless the field has its own check. */
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
  licence: null,
  phoneAuth: null,
  socialProviders: [],
  botCheck: null,
  sideBar: [],
  chatHosts: [],
  linkHosts: [],
  withdrawConfirmMinutes: 30,
};

/** A check that a value has the type of a default. */
function like(sample: unknown): Check {
  if (typeof sample === 'number') return count;
  if (Array.isArray(sample)) return listOf(like(sample[0]));
  return isRecord(sample) ? shape(likeAll(sample)) : text;
}

const likeAll = (samples: object): Record<string, Check> =>
  Object.fromEntries(Object.entries(samples).map(([key, sample]) => [key, like(sample)]));

const firebase = matching(/^firebase$/);
const project = { apiKey: text, authDomain: text };

/** A host as in `URL.host`: lower case, with the port if it is not the default. */
const host = matching(/^[\da-z-]+(?:\.[\da-z-]+)*(?::\d{1,5})?$/);

const color = matching(/^#[\da-f]{6}$/i);
const colors = { brandColor: color, accentColor: color, surfaceTint: color };
const way = matching(/^(shift|ground)$/);
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
    { name: matching(/^(?=.*\S).{1,64}$/su) },
    {
      ...colors,
      dark: shape({}, colors),
      light: shape({}, colors),
      textOnBrand: matching(/^(auto|dark|light)$/),
      repair: shape({}, { brandColor: way, accentColor: way }),
      glow: matching(/^(none|soft|strong)$/),
      density: matching(/^(compact|regular|roomy)$/),
      radius: corner,
      pictureStyle: matching(/^(plain|framed|soft)$/),
      displayFont: text,
      textFont: text,
      logo: text,
    },
  ),
  jackpot,
  phoneLengths: (value, field) => {
    if (!isRecord(value)) return fail(field);
    for (const [key, inner] of Object.entries(value)) length(inner, `${field}.${key}`);
  },
  licence: orNull(shape({ text: matching(/^.*\S.*$/), url: matching(/^https:\/\/[^/]\S*$/) })),
  phoneAuth: orNull(shape({ provider: firebase, ...project })),
  socialProviders: listOf(
    shape({ provider: text, label: text, service: firebase, providerId: text, ...project }),
  ),
  chatHosts: listOf(host),
  linkHosts: listOf(host),
  botCheck: orNull(shape({ provider: matching(/^frame$/), url: matching(/^https:/) })),
} satisfies Partial<Record<keyof MerchantDocument, Check>>;

/** Reads a merchant document; throws a `MerchantDocumentError` that names the first invalid field (WL-02). */
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
