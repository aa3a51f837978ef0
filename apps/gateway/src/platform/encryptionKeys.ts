import { desc, notInArray, sql } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../database/open';
import { encryptionKey } from './schema';

/** The keys for encrypted bodies, newest first; at most two. */
export interface EncryptionKeys {
  /** The public halves. */
  published(): Promise<readonly PublicKey[]>;
  /** The private half of a key; undefined for an unknown or expired one. */
  find(kid: string): Promise<CryptoKey | undefined>;
}

export interface PublicKey {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  kid: string;
  use: 'enc';
  alg: 'ECDH-ES';
}

const MOST_KEYS = 2;
const RENEW_AFTER_MS = 30 * 24 * 3_600_000;
const REFRESH_EVERY_MS = 60_000;
/** An unknown key id is looked up at once, but rarely: callers could send any number of them. */
const UNKNOWN_KEY_REFRESH_MS = 1000;

interface KeySet {
  publics: readonly PublicKey[];
  privates: ReadonlyMap<string, CryptoKey>;
}

/**
 * Holds the keys of the database, which every process shares: one that is made by another process is
 * found when it is first named. A fresh one comes every thirty days; `now` is in milliseconds.
 */
export async function loadEncryptionKeys(db: Database, now: () => number): Promise<EncryptionKeys> {
  let current = await load(db, now());
  let loadedAt = performance.now();
  const refresh = async (olderThanMs: number): Promise<KeySet> => {
    if (performance.now() - loadedAt < olderThanMs) return current;
    loadedAt = performance.now();
    current = await load(db, now());
    return current;
  };
  return {
    published: async () => (await refresh(REFRESH_EVERY_MS)).publics,
    async find(kid) {
      const { privates } = await refresh(REFRESH_EVERY_MS);
      return privates.get(kid) ?? (await refresh(UNKNOWN_KEY_REFRESH_MS)).privates.get(kid);
    },
  };
}

async function load(db: Database, now: number): Promise<KeySet> {
  const stored = () =>
    db
      .select()
      .from(encryptionKey)
      .orderBy(desc(encryptionKey.createdAt), encryptionKey.kid)
      .limit(MOST_KEYS);
  let rows = await stored();
  if (now - (rows[0]?.createdAt.getTime() ?? 0) > RENEW_AFTER_MS) {
    await renew(db, new Date(now));
    rows = await stored();
  }
  const privates = new Map<string, CryptoKey>();
  const publics: PublicKey[] = [];
  for (const { kid, privateJwk } of rows) {
    const jwk = privateJwk as JWK;
    privates.set(kid, (await importJWK(jwk, 'ECDH-ES')) as CryptoKey);
    const { x = '', y = '' } = jwk;
    publics.push({ kty: 'EC', crv: 'P-256', x, y, kid, use: 'enc', alg: 'ECDH-ES' });
  }
  return { publics, privates };
}

/** Creates a key and removes the oldest, in one of all processes. */
async function renew(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sealing-key'))`);
    const [newest] = await tx
      .select()
      .from(encryptionKey)
      .orderBy(desc(encryptionKey.createdAt))

      .limit(1);
    if (newest !== undefined && now.getTime() - newest.createdAt.getTime() <= RENEW_AFTER_MS)
      return;
    const added = await addKey(tx, now);
    await tx
      .delete(encryptionKey)
      .where(notInArray(encryptionKey.kid, newest === undefined ? [added] : [added, newest.kid]));
  });
}

async function addKey(tx: Database, now: Date): Promise<string> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const privateJwk = await exportJWK(privateKey);
  const kid = `k-${now.toISOString().slice(0, 10)}-${privateJwk.x?.slice(0, 6)}`;
  await tx.insert(encryptionKey).values({ kid, privateJwk, createdAt: now });
  return kid;
}
