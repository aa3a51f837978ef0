import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { SITE } from './watch';

const ALGORITHM = 'ECDH-ES';

export interface EncryptedCall {
  path: string;
  fields: object;
  method?: 'POST' | 'PUT';
  token?: string;
  /** Moves money: it is sent with its own idempotency key. */
  isMove?: true;
}

export interface DecodedAnswer<Value> {
  value: Value;
  /** The token that the gateway returns with a new password. */
  token: string | null;
}

async function fetchKey(): Promise<JWK> {
  const answer = await fetch(`${SITE}/.well-known/jwks.json`);
  const { keys } = (await answer.json()) as { keys: [JWK] };
  return keys[0];
}

/** Encrypts fields as the contract requires (API-02). */
async function encrypt(method: string, path: string, fields: object): Promise<{ jwe: string }> {
  const jwk = await fetchKey();
  const iat = Math.floor(Date.now() / 1000);
  const plaintext = JSON.stringify({ jti: randomUUID(), iat, m: method, p: path, d: fields });
  const jwe = await new CompactEncrypt(new TextEncoder().encode(plaintext))
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

/** Makes a call with an encrypted body, and expects it to succeed. */
export async function sendEncrypted<Value = null>({
  path,
  fields,
  method = 'POST',
  token,
  isMove,
}: EncryptedCall): Promise<DecodedAnswer<Value>> {
  const answer = await fetch(`${SITE}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Merchant: 'parlour',
      Language: 'EN',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(isMove === true && { 'Idempotency-Key': randomUUID() }),
    },
    body: JSON.stringify(await encrypt(method, path, fields)),
  });
  const { value, success, errorCode } = (await answer.json()) as {
    value: Value;
    success: boolean;
    errorCode: string | null;
  };
  expect(success, `${path}: ${errorCode ?? ''}`).toBe(true);
  return { value, token: answer.headers.get('X-Session-Token') };
}
