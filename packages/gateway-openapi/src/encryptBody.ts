import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { newUuid } from './newUuid';
import { serverNow } from './serverClock';

const ALGORITHM = 'ECDH-ES';
/** Timeout of the key, the same as of a call, in ms. */
const TIMEOUT = 30_000;
const keySets = new Map<string, Promise<JWK>>();

async function fetchKeys(baseUrl: string): Promise<JWK[]> {
  const lost = new AbortController();
  const timer = setTimeout(() => lost.abort(), TIMEOUT);
  try {
    const response = await fetch(`${baseUrl}/.well-known/jwks.json`, {
      credentials: 'omit',
      signal: lost.signal,
    });
    if (!response.ok) throw new Error(`The gateway's keys answered ${String(response.status)}.`);
    const { keys } = (await response.json()) as { keys: JWK[] };
    return keys;
  } finally {
    clearTimeout(timer);
  }
}

async function fetchKey(baseUrl: string): Promise<JWK> {
  const keys = await fetchKeys(baseUrl);
  const key = keys.find(
    ({ kty, crv, kid }) => kty === 'EC' && crv === 'P-256' && kid !== undefined,
  );
  if (key === undefined) throw new Error('The gateway offers no P-256 key to encrypt with.');
  return key;
}

/** Removes the gateway's key from the cache, so that the next body is encrypted with a new one. */
export function forgetKey(baseUrl: string): void {
  keySets.delete(baseUrl);
}

/** Encrypts the body of a call for the gateway (API-02). Each result is different, since a body is accepted once. */
export async function encryptBody(
  baseUrl: string,
  call: { method: string; path: string; fields: unknown },
): Promise<{ jwe: string }> {
  let pending = keySets.get(baseUrl);
  if (pending === undefined) {
    pending = fetchKey(baseUrl);
    keySets.set(baseUrl, pending);
    pending.catch(() => {
      keySets.delete(baseUrl);
    });
  }
  const jwk = await pending;
  const plaintext = {
    jti: newUuid(),
    iat: Math.floor(serverNow() / 1000),
    m: call.method,
    p: call.path,
    d: call.fields,
  };
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plaintext)))
    .setProtectedHeader({
      alg: ALGORITHM,
      enc: 'A256GCM',
      kid: jwk.kid ?? '',
      typ: 'enc+jwe',
      cty: 'json',
    })
    .encrypt(await importJWK(jwk, ALGORITHM));
  return { jwe };
}
