import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

/** What to encrypt. Tests change single fields to see them refused. */
export interface Sealing {
  method: string;
  url: string;
  fields: object;
  header?: Record<string, string>;
  plaintext?: Record<string, unknown>;
}

/** The gateway to encrypt for: its keys are fetched, and its clock is used. */
export interface SealingGateway {
  app: FastifyInstance;
  now: () => number;
}

/** Encrypts fields as the contract requires. */
export async function seal(gateway: SealingGateway, sealing: Sealing): Promise<{ jwe: string }> {
  const { keys } = (await gateway.app.inject('/.well-known/jwks.json')).json<{ keys: JWK[] }>();
  return sealUnder(keys, gateway.now(), sealing);
}

/** Encrypts fields under the first of some keys, at a moment in milliseconds. */
export async function sealUnder(
  [key]: readonly JWK[],
  now: number,
  sealing: Sealing,
): Promise<{ jwe: string }> {
  if (key === undefined) throw new Error('No key to seal under');
  const { method, url, fields, header, plaintext } = sealing;
  const body = {
    jti: randomUUID(),
    iat: Math.floor(now / 1000),
    m: method,
    p: url,
    d: fields,
    ...plaintext,
  };
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
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
