import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { TestGateway } from './gateway';

/** What is sealed; tests change single parts of it to see them refused. */
export interface Sealing {
  method: string;
  url: string;
  fields: object;
  header?: Record<string, string>;
  plaintext?: Record<string, unknown>;
}

/** Seals fields as the contract asks. */
export async function seal(gateway: TestGateway, sealing: Sealing): Promise<{ jwe: string }> {
  const { keys } = (await gateway.app.inject('/.well-known/jwks.json')).json<{ keys: JWK[] }>();
  const [key] = keys;
  if (key === undefined) throw new Error('No key to seal under');
  const { method, url, fields, header, plaintext } = sealing;
  const body = {
    jti: randomUUID(),
    iat: Math.floor(gateway.now() / 1000),
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
