import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

/** What to encrypt. Tests change single fields to see them refused. */
export interface PlainBody {
  method: string;
  url: string;
  fields: object;
  header?: Record<string, string>;
  plaintext?: Record<string, unknown>;
}

/** The gateway to encrypt for: its keys are fetched, and its clock is used. */
export interface EncryptingGateway {
  app: FastifyInstance;
  now: () => number;
}

/** Encrypts fields as the contract requires. */
export async function encryptBody(
  gateway: EncryptingGateway,
  plain: PlainBody,
): Promise<{ jwe: string }> {
  const { keys } = (await gateway.app.inject('/.well-known/jwks.json')).json<{ keys: JWK[] }>();
  return encryptBodyWith(keys, gateway.now(), plain);
}

/** Encrypts fields under the first of some keys, at a moment in milliseconds. */
export async function encryptBodyWith(
  [key]: readonly JWK[],
  now: number,
  plain: PlainBody,
): Promise<{ jwe: string }> {
  if (key === undefined) throw new Error('No key to encrypt with');
  const { method, url, fields, header, plaintext } = plain;
  const payload = {
    jti: randomUUID(),
    iat: Math.floor(now / 1000),
    m: method,
    p: url,
    d: fields,
    ...plaintext,
  };
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: key.kid ?? '',
      typ: 'enc+jwe',
      cty: 'json',
      ...header,
    })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  return { jwe };
}
