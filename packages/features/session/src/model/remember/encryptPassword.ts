import type { KeyRecord } from './keyStore';

/** The first byte, which names the format. */
const VERSION = 1;
const IV_LENGTH = 12;
const ALGORITHM = 'AES-GCM';

/** A new key that can't be extracted. */
export const createKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);

const parameters = (iv: Uint8Array<ArrayBuffer>, { username, expiresAt }: KeyRecord) => ({
  name: ALGORITHM,
  iv,
  // A cookie that was moved to another username or given a later expiry can't be decrypted.
  additionalData: new TextEncoder().encode(
    JSON.stringify([window.location.origin, username, expiresAt]),
  ),
});

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
  );

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (sign) => sign.codePointAt(0) ?? 0,
  );

/** Encrypts a password: base64url of version, IV and ciphertext. */
export async function encryptPassword(password: string, record: KeyRecord): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  const text = new TextEncoder().encode(password);
  const encrypted = await crypto.subtle.encrypt(parameters(iv, record), record.key, text);
  return toText(Uint8Array.of(VERSION, ...iv, ...new Uint8Array(encrypted)));
}

/** Decrypts what `encryptPassword` made with the same record; rejects anything else. */
export async function decryptPassword(encrypted: string, record: KeyRecord): Promise<string> {
  const bytes = toBytes(encrypted);
  if (bytes[0] !== VERSION) throw new Error('version');
  const iv = bytes.slice(1, 1 + IV_LENGTH);
  const text = await crypto.subtle.decrypt(
    parameters(iv, record),
    record.key,
    bytes.slice(1 + IV_LENGTH),
  );
  return new TextDecoder().decode(text);
}
