import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the gateway is started with. */
export interface Config {
  host: string;
  port: number;
  /** Scheme and host that visitors reach this gateway by. */
  publicOrigin: string;
  /** Where launched games open: the first of these that is not the origin of the visit. */
  gameOrigins: readonly [string, ...string[]];
  /** Scheme and host of the site: the only one that may frame a game. */
  siteOrigin: string;
  /** Scheme and host of further picture hosts; empty when this gateway draws them. */
  imageOrigins: readonly string[];
  /** Scheme and host of the live chat. */
  chatOrigins: readonly string[];
  /** Folder of the built site, or null when this gateway does not serve it. */
  siteDir: string | null;
  dataDir: string;
  /** PostgreSQL to use; null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  rateLimitFactor: number;
  /** Addresses and networks whose word on the visitor's address is taken; nobody's unless named. */
  trustedProxies: readonly string[];
  /** Port of the metrics, which is not for visitors; null for none. */
  metricsPort: number | null;
  /** How long calls still come in after a stop was asked for, while `/readyz` says no already. */
  drainMs: number;
  /** Demo data, demo codes and the reviewers' switches. */
  demo: boolean;
  demoKey: string;
  logLevel: string;
  checkAnswers: boolean;
  merchant: string;
  /** Where the merchant's days begin, in minutes east of UTC. */
  utcOffsetMinutes: number;
  sessionIdleMs: number;
  sessionAbsoluteMs: number;
  /** Codes of the vendors where members have wallets of their own; none with a single wallet. */
  vendorWallets: readonly string[];
  /** How long a paid withdrawal waits for the member's word before it counts as received. */
  confirmReceiptMinutes: number;
}

const MINUTE = 60_000;
const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Reads the configuration from the environment; a value that makes no sense stops the start. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const host = env['HOST'] ?? '127.0.0.1';
  const port = numberFrom(env, 'PORT', 4100);
  const publicOrigin = originFrom(env, 'PUBLIC_ORIGIN') ?? `http://localhost:${port}`;
  const demo = !['0', 'false', 'off'].includes(env['DEMO'] ?? '1');
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
    chatOrigins: originsFrom(env, 'CHAT_ORIGINS'),
    siteDir,
    dataDir: env['DATA_DIR'] || join(repository, '.data', 'gateway'),
    databaseUrl: env['DATABASE_URL'] || null,
    rateLimitFactor: numberFrom(env, 'RATE_LIMIT_FACTOR', 1),
    trustedProxies: listFrom(env, 'TRUSTED_PROXIES'),
    metricsPort: numberFrom(env, 'METRICS_PORT', 0) || null,
    drainMs: numberFrom(env, 'DRAIN_SECONDS', 0) * 1000,
    demo,
    demoKey: env['DEMO_KEY'] || randomBytes(12).toString('base64url'),
    logLevel: env['LOG_LEVEL'] ?? (demo ? 'warn' : 'info'),
    checkAnswers: env['CHECK_ANSWERS'] !== '0',
    merchant: env['MERCHANT'] ?? 'parlour',
    utcOffsetMinutes: Number(env['UTC_OFFSET_MINUTES'] ?? 0) || 0,
    sessionIdleMs: numberFrom(env, 'SESSION_IDLE_MINUTES', 30) * MINUTE,
    sessionAbsoluteMs: numberFrom(env, 'SESSION_HOURS', 12) * 60 * MINUTE,
    vendorWallets: listFrom(env, 'VENDOR_WALLETS'),
    confirmReceiptMinutes: numberFrom(env, 'CONFIRM_RECEIPT_MINUTES', 30),
  };
}

function numberFrom(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} has to be a number: ${text}`);
  return value;
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
