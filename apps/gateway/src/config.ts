import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A service that delivers messages. */
export interface Webhook {
  url: string;
  /** Key that signs the messages. */
  secret: string;
}

/** Configuration of the gateway. */
export interface Config {
  host: string;
  port: number;
  /** Scheme and host of this gateway, as visitors see it. */
  publicOrigin: string;
  /** Origins for launched games; the first that is not the visitor's own origin is used. */
  gameOrigins: readonly [string, ...string[]];
  /** Scheme and host of the site: the only origin that may show a game in an iframe. */
  siteOrigin: string;
  /** Scheme and host of picture hosts; empty if this gateway serves the pictures. */
  imageOrigins: readonly string[];
  /** Scheme and host of other servers that the site may call, such as a jackpot's feed. */
  feedOrigins: readonly string[];
  /** Scheme and host of the live chat. */
  chatOrigins: readonly string[];
  /** Scheme and host of the bot check's page, if the merchant has one. */
  botCheckOrigins: readonly string[];
  /** Scheme and host of social login and phone code services: their calls and their pages. */
  signInOrigins: readonly string[];
  /** Scheme and host of such a service's script, which the site runs. */
  signInScriptOrigins: readonly string[];
  /** Folder of the built site; null if this gateway does not serve it. */
  siteDir: string | null;
  dataDir: string;
  /** PostgreSQL to use; null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Domain that passkeys belong to; null for none, where the demo takes the host of the call. */
  passkeyDomain: string | null;
  /** Scheme and host of the sites whose passkeys are taken. Default: the site's own. */
  passkeyOrigins: readonly string[];
  rateLimitFactor: number;
  /** Trusted proxies: addresses and networks that may say what the visitor's address is. Default: none. */
  trustedProxies: readonly string[];
  /** Header, in lower case, in which a trusted proxy names a visitor's country by ISO 3166; null for none. */
  countryHeader: string | null;
  /** Port of the metrics, for internal use; null for none. */
  metricsPort: number | null;
  /** How long calls are still accepted after a stop signal, while `/readyz` already fails. */
  drainMs: number;
  /** Demo data, demo codes and the reviewers' switches. */
  demo: boolean;
  demoKey: string;
  /** Where the site's bar of a scenario opens stories. */
  storybookUrl: string;
  /** Whether captchas are required, until a reviewer's switch says otherwise. Always true without the demo. */
  captchas: boolean;
  /** Whether announcements open by themselves, until a reviewer's switch says otherwise. Always true without the demo. */
  popups: boolean;
  /** Keys that encrypt secrets in the database: the first encrypts, all of them decrypt. */
  secretKeys: readonly [string, ...string[]];
  /** Delivers codes and links; null for the demo's printed codes, or for none. */
  codesWebhook: Webhook | null;
  logLevel: string;
  checkAnswers: boolean;
  merchant: string;
  /** Path of the market policy. */
  marketPolicy: string;
  /** Offset of the merchant's days from UTC, in minutes. */
  utcOffsetMinutes: number;
  sessionIdleMs: number;
  sessionAbsoluteMs: number;
  /** Codes of vendors with wallets of their own; none if there is one main wallet. */
  vendorWallets: readonly string[];
  /** How long a paid withdrawal waits for the member's confirmation until it counts as received. */
  confirmReceiptMinutes: number;
}

const MINUTE = 60_000;
/** Minimum length of a secret. */
const SHORTEST_SECRET = 32;
/** The demo's accounts are public, so its key may be public. */
const DEMO_SECRET_KEY = 'the demo keeps nothing that is secret';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Reads the configuration from the environment; throws for an invalid value. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const host = env['HOST'] ?? '127.0.0.1';
  const port = numberFrom(env, 'PORT', 4100);
  const publicOrigin = originFrom(env, 'PUBLIC_ORIGIN') ?? `http://localhost:${port}`;
  const demo = !isOff(env['DEMO']);
  const siteDir = env['SITE_DIR'] || null;
  const siteOrigin =
    originFrom(env, 'SITE_ORIGIN') ?? (siteDir === null ? 'http://localhost:5173' : publicOrigin);
  return {
    host,
    port,
    publicOrigin,
    siteOrigin,
    gameOrigins: gameOrigins(originFrom(env, 'GAME_ORIGIN') ?? publicOrigin, siteOrigin),
    imageOrigins: originsFrom(env, 'IMAGE_ORIGINS'),
    feedOrigins: originsFrom(env, 'FEED_ORIGINS'),
    chatOrigins: originsFrom(env, 'CHAT_ORIGINS'),
    botCheckOrigins: originsFrom(env, 'BOT_CHECK_ORIGINS'),
    signInOrigins: originsFrom(env, 'SIGN_IN_ORIGINS'),
    signInScriptOrigins: originsFrom(env, 'SIGN_IN_SCRIPT_ORIGINS'),
    siteDir,
    dataDir: env['DATA_DIR'] || join(repository, '.data', 'gateway'),
    databaseUrl: env['DATABASE_URL'] || null,
    ...passkeysFrom(env, siteOrigin),
    rateLimitFactor: numberFrom(env, 'RATE_LIMIT_FACTOR', 1),
    trustedProxies: listFrom(env, 'TRUSTED_PROXIES'),
    countryHeader: countryHeaderFrom(env),
    metricsPort: numberFrom(env, 'METRICS_PORT', 0) || null,
    drainMs: numberFrom(env, 'DRAIN_SECONDS', 0) * 1000,
    demo,
    demoKey: env['DEMO_KEY'] || randomBytes(12).toString('base64url'),
    storybookUrl: env['STORYBOOK_URL'] || 'http://localhost:6006',
    captchas: !demo || !isOff(env['DEMO_CAPTCHAS']),
    popups: !demo || !isOff(env['DEMO_POPUPS']),
    secretKeys: secretKeysFrom(env, demo),
    codesWebhook: webhookFrom(env),
    logLevel: env['LOG_LEVEL'] ?? (demo ? 'warn' : 'info'),
    checkAnswers: env['CHECK_ANSWERS'] !== '0',
    merchant: env['MERCHANT'] ?? 'parlour',
    marketPolicy:
      env['MARKET_POLICY'] || join(repository, 'apps', 'gateway', 'policies', 'open.json'),
    utcOffsetMinutes: Number(env['UTC_OFFSET_MINUTES'] ?? 0) || 0,
    sessionIdleMs: numberFrom(env, 'SESSION_IDLE_MINUTES', 30) * MINUTE,
    sessionAbsoluteMs: numberFrom(env, 'SESSION_HOURS', 12) * 60 * MINUTE,
    vendorWallets: listFrom(env, 'VENDOR_WALLETS'),
    confirmReceiptMinutes: numberFrom(env, 'CONFIRM_RECEIPT_MINUTES', 30),
  };
}

const isOff = (text = '1'): boolean => ['0', 'false', 'off'].includes(text);

function numberFrom(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} has to be a number: ${text}`);
  return value;
}

function countryHeaderFrom(env: NodeJS.ProcessEnv): string | null {
  const header = env['COUNTRY_HEADER'] || null;
  if (header !== null && listFrom(env, 'TRUSTED_PROXIES').length === 0)
    throw new Error('COUNTRY_HEADER needs TRUSTED_PROXIES: no other sender of it is believed');
  return header?.toLowerCase() ?? null;
}

function secretKeysFrom(env: NodeJS.ProcessEnv, demo: boolean): [string, ...string[]] {
  const keys = listFrom(env, 'SECRET_KEY');
  for (const key of keys) checkSecret('SECRET_KEY', key);
  const [first, ...older] = keys;
  if (first !== undefined) return [first, ...older];
  if (demo) return [DEMO_SECRET_KEY];
  throw new Error('SECRET_KEY is missing: without it secrets would lie open in the database');
}

function webhookFrom(env: NodeJS.ProcessEnv): Webhook | null {
  const url = env['CODES_WEBHOOK_URL'] || null;
  if (url === null) return null;
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  // Over a network only https; a service on this machine needs no certificate.
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.has(hostname)))
    throw new Error('CODES_WEBHOOK_URL has to be an address that begins with https://');
  const secret = env['CODES_WEBHOOK_SECRET'] ?? '';
  checkSecret('CODES_WEBHOOK_SECRET', secret);
  return { url, secret };
}

function checkSecret(name: string, secret: string): void {
  if (secret.length < SHORTEST_SECRET)
    throw new Error(`${name} has to have at least ${SHORTEST_SECRET} letters`);
}

function originFrom(env: NodeJS.ProcessEnv, name: string): string | null {
  const text = env[name];
  return text === undefined || text === '' ? null : toOrigin(name, text);
}

const listFrom = (env: NodeJS.ProcessEnv, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);

function originsFrom(env: NodeJS.ProcessEnv, name: string): string[] {
  return listFrom(env, name).map((text) => toOrigin(name, text));
}

/** A passkey is bound to its domain for good, so that a wrong one is better found at the start. */
function passkeysFrom(env: NodeJS.ProcessEnv, siteOrigin: string) {
  const passkeyDomain = env['PASSKEY_DOMAIN'] || null;
  const named = originsFrom(env, 'PASSKEY_ORIGINS');
  const passkeyOrigins = named.length === 0 ? [siteOrigin] : named;
  const isBelow = (origin: string): boolean => {
    const { hostname } = new URL(origin);
    return hostname === passkeyDomain || hostname.endsWith(`.${passkeyDomain}`);
  };
  if (passkeyDomain !== null && !passkeyOrigins.every(isBelow))
    throw new Error(
      `PASSKEY_DOMAIN has to be the domain of ${named.length === 0 ? 'SITE_ORIGIN' : 'PASSKEY_ORIGINS'}: ${passkeyOrigins.join(', ')}`,
    );
  if (passkeyDomain === null && named.length > 0)
    throw new Error('PASSKEY_ORIGINS needs PASSKEY_DOMAIN: without it passkeys are off');
  return { passkeyDomain, passkeyOrigins };
}

function toOrigin(name: string, text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null') throw new Error(`${name} has to be an address like https://example.org`);
  return origin;
}

/**
 * A game must not share the site's origin. Where both would stand on one address of this machine,
 * the other name of the machine is the other origin.
 */
function gameOrigins(wanted: string, siteOrigin: string): [string, ...string[]] {
  if (wanted !== siteOrigin) return [wanted];
  const names = ['127.0.0.1', 'localhost'];
  const url = new URL(wanted);
  if (!names.includes(url.hostname))
    throw new Error(`GAME_ORIGIN is missing: games must not open on the site's own ${siteOrigin}`);
  const [first = wanted, ...others] = names.map((name) => {
    url.hostname = name;
    return url.origin;
  });
  return [first, ...others];
}
