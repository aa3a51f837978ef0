import { compactDecrypt, decodeProtectedHeader } from 'jose';
import type { Database } from '../database/open';
import type { ContractOperation } from './contract';
import type { EncryptionKeys } from './encryptionKeys';
import { badRequest, Refusal } from './refusal';
import { usedBody } from './schema';
import type { OperationChecks } from './validation';

const MAX_AGE_S = 120;
const MAX_LENGTH = 8192;
/** Claim of the plaintext that has the fields of the call. */
const OF_THE_FIELDS = /^d(?:\.|$)/;
/** How long the `jti` of a body is remembered at least: longer than the body is valid. */
export const JTI_LIFETIME_MS = 10 * 60_000;

interface Plaintext {
  jti: string;
  iat: number;
  m: string;
  p: string;
  d: unknown;
}

/** Decrypts bodies; all invalid ones get the same refusal. */
export interface EncryptedBodies {
  open(operation: ContractOperation, checks: OperationChecks, body: unknown): Promise<unknown>;
}

/** Makes the opener; `now` is in milliseconds. */
export function createEncryptedBodies(
  db: Database,
  keys: EncryptionKeys,
  now: () => number,
): EncryptedBodies {
  return {
    async open(operation, checks, body) {
      const plaintext = await decrypt(keys, body);
      if (!isPlaintext(plaintext)) throw new Refusal('ENC_REFUSED');
      const { jti, iat, m, p, d } = plaintext;
      const age = Math.abs(now() / 1000 - iat);
      if (age > MAX_AGE_S || m !== operation.method || p !== operation.path)
        throw new Refusal('ENC_REFUSED');
      const errors = checks.body(plaintext);
      // Anything wrong besides the fields is an invalid body.
      if (!errors.every(({ field }) => OF_THE_FIELDS.test(field))) throw new Refusal('ENC_REFUSED');
      await markUsed(db, jti, new Date(now()));
      if (errors.length > 0)
        throw badRequest(
          errors.map(({ field, ...error }) => ({
            ...error,
            field: field.replace(OF_THE_FIELDS, '') || 'body',
          })),
        );
      return d;
    },
  };
}

async function decrypt(keys: EncryptionKeys, body: unknown): Promise<unknown> {
  const jwe = compactFrom(body);
  const kid = kidOf(jwe);
  const key = await keys.find(kid);
  if (key === undefined) throw new Refusal('UNKNOWN_KEY');
  try {
    // Pinned: a body with other algorithms is refused before any of them runs.
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
  } catch {
    throw new Refusal('ENC_REFUSED');
  }
}

function compactFrom(body: unknown): string {
  if (typeof body === 'object' && body !== null && Object.keys(body).join() === 'jwe') {
    const { jwe } = body as { jwe: unknown };
    if (typeof jwe === 'string' && jwe.length <= MAX_LENGTH) return jwe;
  }
  throw new Refusal('ENC_REFUSED');
}

function kidOf(jwe: string): string {
  try {
    const { kid, zip } = decodeProtectedHeader(jwe);
    if (typeof kid === 'string' && zip === undefined) return kid;
  } catch {
    // Falls through to the same refusal.
  }
  throw new Refusal('ENC_REFUSED');
}

function isPlaintext(value: unknown): value is Plaintext {
  if (typeof value !== 'object' || value === null) return false;
  const { jti, iat, m, p } = value as Partial<Record<keyof Plaintext, unknown>>;
  if (!('d' in value)) return false;
  if (typeof jti !== 'string' || jti.length > 64 || typeof m !== 'string') return false;
  return typeof iat === 'number' && Number.isFinite(iat) && typeof p === 'string';
}

/** Remembers a body until `tidyUp`; the database refuses it the second time. */
async function markUsed(db: Database, jti: string, at: Date): Promise<void> {
  const written = await db
    .insert(usedBody)
    .values({ jti, seenAt: at })
    .onConflictDoNothing()
    .returning();
  if (written.length === 0) throw new Refusal('ENC_REFUSED');
}
