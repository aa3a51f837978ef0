import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts small texts in the database. */
export interface SecretBox {
  /** Encrypts a text for one context, such as 'authenticator of 12'. */
  encrypt(text: string, context: string): string;
  /** Decrypts a text of the same context with any of the keys; throws for anything else. */
  decrypt(encrypted: string, context: string): string;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Prefix of encrypted texts: the version of the format. */
const MARK = 'v1.';

/**
 * Makes a box of the gateway's secret keys: the first seals, all of them open, so that a key can be replaced.
 * AES-256-GCM with a fresh nonce for each text; the context is bound in, so that a row that is copied elsewhere
 * does not open there.
 */
export function createSecretBox(secretKeys: readonly [string, ...string[]]): SecretBox {
  const [first, ...older] = secretKeys;
  const key = keyOf(first);
  const keys = [key, ...older.map(keyOf)];
  return {
    encrypt(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, body, cipher.getAuthTag()]);
      return MARK + bytes.toString('base64url');
    },
    decrypt(encrypted, context) {
      for (const one of keys) {
        const text = decryptWith(one, encrypted, context);
        if (text !== null) return text;
      }
      throw new Error('What is sealed in the database opens under none of SECRET_KEY');
    },
  };
}

/** Derives a key of the cipher's length from a secret of any length. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'parlour secrets at rest', KEY_BYTES));

function decryptWith(key: Buffer, encrypted: string, context: string): string | null {
  const bytes = Buffer.from(encrypted.slice(MARK.length), 'base64url');
  if (!encrypted.startsWith(MARK) || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const body = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
