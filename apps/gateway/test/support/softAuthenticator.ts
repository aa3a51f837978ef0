import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { components } from '../../src/generated/contract';

type Schemas = components['schemas'];

/** Bits of the authenticator data: somebody is there, was verified, it is a synced passkey, and a key follows. */
const [PRESENT, VERIFIED, SYNCABLE, SYNCED, HAS_KEY] = [1, 4, 8, 16, 64] as const;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** The little of CBOR that a key and an attestation need. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const string = (value: string): Buffer =>
  Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (...entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** How a use differs from what a well-behaved device and browser would do. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  /** Whether somebody was verified by a finger, a face or a PIN. */
  isVerified?: boolean;
  /** What its count says; counts on by default. */
  counter?: number;
  userHandle?: string;
}

/** An authenticator in software, with one passkey: it makes real keys, attestations and assertions. */
export function softAuthenticator(site: { origin: string }, isCounting = true) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let counter = 0;
  let handle: string | undefined;

  const clientData = (type: string, challenge: string, { origin = site.origin }: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = (rpId: string, more: Deviation, key = Buffer.alloc(0)): Buffer => {
    const { isVerified = true } = more;
    const flags = PRESENT | SYNCABLE | SYNCED | (isVerified ? VERIFIED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(more.counter ?? counter);
    const bits = Buffer.from([key.length === 0 ? flags : flags | HAS_KEY]);
    return Buffer.concat([sha256(more.rpId ?? rpId), bits, count, key]);
  };

  return {
    credentialId: text(credentialId),
    /** Makes the passkey that a site asks for. */
    make(
      { challenge, rp, user }: Schemas['PasskeyCreation'],
      name = 'My phone',
      more: Deviation = {},
    ): Schemas['PasskeyAttestation'] {
      handle = user.id;
      const length = Buffer.from([0, credentialId.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      return {
        name,
        credentialId: text(credentialId),
        clientDataJSON: text(clientData('webauthn.create', challenge, more)),
        attestationObject: text(
          map(
            [string('fmt'), string('none')],
            [string('attStmt'), map()],
            [string('authData'), bytes(data(rp.id, more, key))],
          ),
        ),
        transports: ['internal', 'hybrid'],
      };
    },
    /** Proves the passkey. */
    prove(
      { challenge, rpId }: Schemas['PasskeyRequest'],
      more: Deviation = {},
    ): Schemas['PasskeyAssertion'] {
      if (isCounting) counter += 1;
      const client = clientData('webauthn.get', challenge, more);
      const authenticatorData = data(rpId, more);
      const signed = Buffer.concat([authenticatorData, sha256(client)]);
      const userHandle = more.userHandle ?? handle;
      return {
        credentialId: text(credentialId),
        clientDataJSON: text(client),
        authenticatorData: text(authenticatorData),
        signature: text(sign('sha256', signed, privateKey)),
        ...(userHandle === undefined ? {} : { userHandle }),
      };
    },
  };
}

/** A P-256 key as COSE. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map(
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  );
}
