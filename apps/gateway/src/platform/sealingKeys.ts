import { desc, notInArray } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../database/open';
import { sealingKey } from '../database/schema';

/** The keys that sealed bodies are opened with, newest first; never more than two. */
export interface SealingKeys {
  /** The public halves. */
  published(): readonly PublicKey[];
  find(kid: string): CryptoKey | undefined;
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

const KEPT = 2;
const RENEW_AFTER_MS = 30 * 24 * 3_600_000;

/** Loads the keys, making one at the first start and a fresh one every thirty days. */
export async function loadSealingKeys(db: Database, now: Date): Promise<SealingKeys> {
  const newest = await db.select().from(sealingKey).orderBy(desc(sealingKey.createdAt)).limit(1);
  const age = now.getTime() - (newest[0]?.createdAt.getTime() ?? 0);
  if (age > RENEW_AFTER_MS) await addKey(db, now);
  const rows = await db.select().from(sealingKey).orderBy(desc(sealingKey.createdAt)).limit(KEPT);
  await db.delete(sealingKey).where(
    notInArray(
      sealingKey.kid,
      rows.map(({ kid }) => kid),
    ),
  );
  const privates = new Map<string, CryptoKey>();
  const publics: PublicKey[] = [];
  for (const { kid, privateJwk } of rows) {
    const jwk = privateJwk as JWK;
    privates.set(kid, (await importJWK(jwk, 'ECDH-ES')) as CryptoKey);
    const { x = '', y = '' } = jwk;
    publics.push({ kty: 'EC', crv: 'P-256', x, y, kid, use: 'enc', alg: 'ECDH-ES' });
  }
  return { published: () => publics, find: (kid) => privates.get(kid) };
}

async function addKey(db: Database, now: Date): Promise<void> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const privateJwk = await exportJWK(privateKey);
  const kid = `k-${now.toISOString().slice(0, 10)}-${privateJwk.x?.slice(0, 6)}`;
  await db.insert(sealingKey).values({ kid, privateJwk, createdAt: now });
}
